import type { SiteConfiguration } from '@mosaico/shared-types';
import { shownBesides, shownEverywhere, type PeerPage } from './pages.ts';

/** Where the site's server keeps files for good. */
export const nextAssets = '/assets/next';

/**
 * Files of a Next project that exports these pages as static HTML: the site's own layout around each, and of each page
 * the screen. All of it are client components: they use context, as React's server components cannot.
 */
export function nextProject(pages: readonly PeerPage[], site: SiteConfiguration): Map<string, string> {
  const common = shownEverywhere(pages);
  const files = new Map([
    [
      'next.config.mjs',
      lines(
        'export default {',
        "  output: 'export',",
        '  poweredByHeader: false,',
        `  assetPrefix: '${nextAssets}',`,
        '  typescript: { ignoreBuildErrors: true },',
        '  turbopack: { root: import.meta.dirname },',
        // The fastest that Next offers: styles in the document, as every other variant has them, and no other page's.
        "  experimental: { inlineCss: true, cssChunking: 'graph' },",
        '};',
      ),
    ],
    [
      'app/layout.jsx',
      lines(
        "import { Shell } from '../e2e/bench/peers/next/shell.tsx';",
        "export const metadata = { icons: { icon: '/favicon.svg' } };",
        "export const viewport = { width: 'device-width', initialScale: 1 };",
        `const site = ${JSON.stringify(site)};`,
        `const shown = ${JSON.stringify(common)};`,
        'export default function Root({ children }) {',
        '  return (',
        '    <html lang="es">',
        '      <body>',
        '        <div id="root"><Shell site={site} shown={shown}>{children}</Shell></div>',
        '      </body>',
        '    </html>',
        '  );',
        '}',
      ),
    ],
  ]);
  for (const page of pages) {
    files.set(
      `screens/${page.name}.jsx`,
      lines(
        "'use client';",
        `import Screen from '../${page.screen}';`,
        "import { Answered } from '../e2e/bench/peers/next/answered.tsx';",
        'export default function Page({ shown, subject }) {',
        '  return <Answered shown={shown}><Screen subject={subject} /></Answered>;',
        '}',
      ),
    );
    const folders = ['app', ...page.path.split('/').filter(Boolean)];
    files.set(
      [...folders, 'page.jsx'].join('/'),
      lines(
        `import Screen from '${'../'.repeat(folders.length)}screens/${page.name}.jsx';`,
        `export const metadata = ${JSON.stringify(metadataOf(page))};`,
        `const shown = ${JSON.stringify(shownBesides(page, common))};`,
        'export default function Page() {',
        `  return <Screen shown={shown} subject={${JSON.stringify(page.subject)}} />;`,
        '}',
      ),
    );
  }
  return files;
}

function metadataOf({ title, description, canonical, indexed }: PeerPage) {
  return {
    title,
    description,
    alternates: { canonical },
    ...(indexed ? {} : { robots: { index: false } }),
    openGraph: { type: 'website', title, description, url: canonical, locale: 'es' },
  };
}

const lines = (...all: string[]): string => `${all.join('\n')}\n`;
