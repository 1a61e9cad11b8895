/** How long a page's title may be, in characters, once the figures it mentions are filled in: more is cut off in results. */
export const titleLength = { least: 3, most: 70 };
/** How long a page's description may be, in characters, likewise. */
export const descriptionLength = { least: 50, most: 160 };
