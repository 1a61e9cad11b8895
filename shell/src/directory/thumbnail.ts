/** Size of a first screen's picture, in px. */
export const thumbnailSize = { width: 320, height: 200 } as const;

/** Where the picture of a page's first screen stands: `/miniaturas/planes-crm.webp`. An environment may have another one there. */
export const thumbnailOf = (path: string): string =>
  `/miniaturas/${path.slice(1).replaceAll('/', '.') || 'inicio'}.webp`;
