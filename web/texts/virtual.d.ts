declare module "virtual:texts" {
  type Name = `${import("../src/text/catalogue").Language}/${import("../src/text/shelves").Shelf}`;
  const shelves: Readonly<Record<Name, () => Promise<{ readonly default: string }>>>;
  export default shelves;
}
