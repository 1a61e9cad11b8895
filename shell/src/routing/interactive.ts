let tell: () => void = () => undefined;

/** Resolves once the document's first page is interactive: what is loaded at rest does not stand in its way. */
export const interactive = new Promise<void>((resolve) => (tell = resolve));

/** Tells who waits for it. */
export const pageIsInteractive = (): void => tell();
