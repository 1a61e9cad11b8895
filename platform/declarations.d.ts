/** A style sheet with local names: see platform/src/build/styles.ts. */
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  export default names;
}
declare module '*.css';
declare module '*.svg' {
  const url: string;
  export default url;
}
/** It has no types of its own. Rejects with what HarfBuzz says. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
/** See jest/site.cjs. */
declare module 'site-for-tests' {
  import type { SiteConfiguration, SiteTable } from '@mosaico/shared-types';

  export const site: SiteConfiguration;
  export const table: SiteTable;
}
/** How the screens of a workspace's pages load: made by the build, see platform/src/build/module-loader.ts. */
declare module '*/pages.ts?screens' {
  import type { ComponentType } from 'react';
  import type { PageProps } from '@mosaico/shared-types';

  const screens: Record<string, () => Promise<{ default: ComponentType<PageProps> }>>;
  export default screens;
}
