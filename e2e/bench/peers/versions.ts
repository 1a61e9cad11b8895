/** The frameworks that the site is compared with. Everything else is installed as it is in this repository. */
export const versions = {
  next: '16.4.6',
  astro: '7.3.5',
  '@astrojs/react': '7.0.0',
  /** Runs what needs a newer Node than the one at hand. */
  node: '22.23.3',
} as const;
