// What the tests look for on a page, by roles and names as Playwright does: an expression that gives a function.
(() => {
  const ROLES = {
    banner: "header, [role=banner]",
    button: "button, [role=button], input[type=button], summary",
    cell: "td, [role=cell]",
    dialog: "dialog, [role=dialog]",
    heading: "h1, h2, h3, h4, h5, h6, [role=heading]",
    link: "a[href], [role=link]",
    radio: "input[type=radio], [role=radio]",
    region: "section, [role=region]",
    table: "table, [role=table]",
  };
  const neat = (text) => text.replace(/\s+/g, " ").trim();
  const silent = (node) => {
    const { display, visibility } = getComputedStyle(node);
    const gone = display !== "contents" && !node.checkVisibility();
    return gone || visibility !== "visible" || node.closest("[aria-hidden=true]") !== null;
  };

  /** What one hears of what is in something. */
  function heard(node) {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE || silent(node)) return "";
    if (node.ariaLabel) return node.ariaLabel;
    if (node.localName === "img") return node.alt;
    const inner = [...node.childNodes].map(heard).join("");
    return getComputedStyle(node).display === "inline" ? inner : ` ${inner} `;
  }

  const names = new Map(); // of one search: to work them out takes the longest

  function named(node) {
    if (!names.has(node)) names.set(node, nameOf(node));
    return names.get(node);
  }

  function nameOf(node) {
    const by = (node.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => document.getElementById(id));
    const labels = by[0] ? by : node.ariaLabel ? [] : [...(node.labels ?? [])];
    return neat(labels.length ? labels.map(heard).join(" ") : heard(node));
  }

  function fits(text, wanted) {
    if (wanted === undefined) return true;
    if (wanted.pattern !== undefined) return new RegExp(wanted.pattern).test(text);
    return wanted.exact ? text === neat(wanted.text) : text.toLowerCase().includes(neat(wanted.text).toLowerCase());
  }

  const off = (node) => node.disabled === true || node.ariaDisabled === "true";

  const WAYS = {
    css: ({ css }, root) => [...root.querySelectorAll(css)],
    role: ({ role, name, pressed, disabled }, root) =>
      [...root.querySelectorAll(ROLES[role])].filter(
        (node) =>
          (pressed === undefined || (node.ariaPressed === "true") === pressed) &&
          (disabled === undefined || off(node) === disabled) &&
          fits(named(node), name) &&
          !silent(node),
      ),
    within: ({ outer, inner }, root) => [...new Set(find(outer, root).flatMap((one) => find(inner, one)))],
    or: ({ ways }, root) =>
      [...new Set(ways.flatMap((way) => find(way, root)))].sort((one, other) =>
        one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
      ),
    and: ({ ways: [one, other] }, root) => {
      const others = new Set(find(other, root));
      return find(one, root).filter((node) => others.has(node));
    },
    has: ({ way, text }, root) => find(way, root).filter((node) => fits(neat(heard(node)), text)),
    nth: ({ way, at }, root) => find(way, root).slice(at, at + 1 || undefined),
  };
  const find = (way, root) => WAYS[way.kind](way, root);

  const seen = (node) => {
    const { width, height } = node.getBoundingClientRect();
    return width > 0 && height > 0 && node.checkVisibility({ visibilityProperty: true });
  };

  const drawn = () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));

  /** Where something can be pressed, or why it cannot: once it is drawn, because what is laid out may be moved before. */
  async function place(way) {
    await drawn();
    const [node] = find(way, document);
    if (!node) return "it is not there";
    if (!seen(node) || off(node)) return seen(node) ? "it is off" : "it cannot be seen";
    const target = node.localName === "input" ? (node.labels[0] ?? node) : node;
    target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { x, y, width, height } = target.getBoundingClientRect();
    const middle = [x + width / 2, y + height / 2];
    const above = document.elementFromPoint(...middle);
    return target.contains(above) ? middle : `${above?.outerHTML.slice(0, 200)} lies above it`;
  }

  const DEEDS = {
    count: (nodes) => nodes.length,
    visible: ([node]) => node !== undefined && seen(node),
    enabled: ([node]) => node !== undefined && !off(node),
    attribute: ([node], name) => node.getAttribute(name),
    text: ([node]) => neat(node.innerText ?? node.textContent),
    focus: ([node]) => node.focus(),
    node: ([node]) => node,
  };
  return (way, deed, ...values) => (deed === "place" ? place(way) : DEEDS[deed](find(way, document), ...values));
})()
