import type { PeerPage } from './build.ts';

/** A Next project that exports static HTML: our layout around each page. All are client components: they use context. */
export function nextProject(pages: readonly PeerPage[]): [string, string][] {
  return [
    [
      'next.config.mjs',
      `export default {
  output: 'export',
  poweredByHeader: false,
  assetPrefix: '/assets/next',
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: import.meta.dirname },
  // The fastest that Next offers: styles in the document, as ours are, and no other page's.
  experimental: { inlineCss: true, cssChunking: 'graph' },
};`,
    ],
    [
      'app/layout.jsx',
      `import { Shell } from '../bench/peers/next/shell.tsx';
export const metadata = { icons: { icon: '/favicon.svg' } };
export const viewport = { width: 'device-width', initialScale: 1 };
const shown = ${JSON.stringify(shownEverywhere(pages))};
export default function Root({ children }) {
  return <html lang="es"><body><div id="root"><Shell shown={shown}>{children}</Shell></div></body></html>;
}`,
    ],
  ];
}

export function nextPage(
  { path, name, screen, subject, title, description, canonical, shown }: PeerPage,
  pages: readonly PeerPage[],
): [string, string][] {
  const common = shownEverywhere(pages);
  const own = Object.fromEntries(Object.entries(shown).filter(([key]) => !(key in common)));
  const folders = ['app', ...path.split('/').filter(Boolean)];
  const openGraph = { type: 'website', title, description, url: canonical, locale: 'es' };
  return [
    [
      `screens/${name}.jsx`,
      `'use client';
import Screen from '../${screen}';
import { Answered } from '../bench/peers/next/shell.tsx';
export default function Page({ shown, subject }) {
  return <Answered shown={shown}><Screen subject={subject} /></Answered>;
}`,
    ],
    [
      [...folders, 'page.jsx'].join('/'),
      `import Screen from '${'../'.repeat(folders.length)}screens/${name}.jsx';
export const metadata = ${JSON.stringify({ title, description, alternates: { canonical }, openGraph })};
export default function Page() {
  return <Screen shown={${JSON.stringify(own)}} subject={${JSON.stringify(subject)}} />;
}`,
    ],
  ];
}

/** What all pages are told alike: it stands in the layout, once. */
function shownEverywhere(pages: readonly PeerPage[]): Record<string, unknown> {
  const isCommon = ([key, value]: [string, unknown]): boolean =>
    pages.every(({ shown }) => JSON.stringify(shown[key]) === JSON.stringify(value));
  return Object.fromEntries(Object.entries(pages[0]?.shown ?? {}).filter(isCommon));
}
