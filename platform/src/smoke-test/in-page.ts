// Functions that run in the page, in a world of their own: what the page has changed of JavaScript's objects does not reach them.

/** Resolves once the page is React's. */
export async function untilInteractive(): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (performance.getEntriesByName('mosaico:page-interactive').length > 0) resolve();
      else setTimeout(look, 50);
    };
    look();
  });
}

/** Brings every part of the page into the window, so that what waits for that is loaded. */
export async function lookAround(): Promise<void> {
  const step = 700;
  for (let top = 0; top < Math.min(document.documentElement.scrollHeight, 30_000); top += step) {
    window.scrollTo(0, top);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** The path of the page that is shown. */
export function whereItIs(): Promise<string> {
  return Promise.resolve(location.pathname);
}

/** Texts of the prerendered document that the present one has not: at most 50, of at most 200 characters. */
export async function lostText(): Promise<string[]> {
  const unread = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'IFRAME']);
  const textsIn = (root: Document): string[] => {
    const texts: string[] = [];
    const walker = root.createTreeWalker(root.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
      node instanceof Element && unread.has(node.nodeName) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.nodeType === Node.TEXT_NODE) texts.push((node.nodeValue ?? '').replaceAll(/\s+/g, ' ').trim());
    return texts.filter((text) => text !== '');
  };
  const html = await (await fetch(location.href)).text();
  const now = textsIn(document);
  const isThere = new Set(now);
  const all = now.join(' ');
  const before = textsIn(new DOMParser().parseFromString(html, 'text/html'));
  const lost = before.filter((text) => !isThere.has(text) && !all.includes(text));
  return lost.slice(0, 50).map((text) => text.slice(0, 200));
}
