// The icon of the tab: with an amber lamp when it is the person's turn.

export function showIcon(turn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = turn ? "/favicon-turn.svg" : "/favicon.svg";
}
