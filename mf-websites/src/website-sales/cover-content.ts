/** Said of a finished site that was made up to show what one looks like. */
export const cover = { sample: 'Sitio de muestra' };
