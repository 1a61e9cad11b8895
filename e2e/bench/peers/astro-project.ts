import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PeerPage } from './pages.ts';

const templates = 'e2e/bench/peers/astro';

/**
 * Files of an Astro project with these pages. Which parts of a page are islands is written by hand for those that the
 * benchmark loads by default (`astro/pages/`); on any other the whole page is one.
 */
export function astroProject(pages: readonly PeerPage[], root: string): Map<string, string> {
  const files = new Map([
    [
      'astro.config.mjs',
      lines(
        "import react from '@astrojs/react';",
        'export default {',
        "  output: 'static',",
        "  build: { format: 'file', assets: 'assets/astro', inlineStylesheets: 'always' },",
        '  integrations: [react()],',
        "  prefetch: { prefetchAll: true, defaultStrategy: 'hover' },",
        '  devToolbar: { enabled: false },',
        '  vite: { build: { assetsInlineLimit: 0 }, ssr: { noExternal: true } },',
        '};',
      ),
    ],
  ]);
  for (const page of pages) {
    const { path, name, head, shown, subject } = page;
    const isDivided = existsSync(join(root, templates, 'pages', `${name}.astro`));
    if (!isDivided) files.set(`screens/${name}.jsx`, wholeScreen(page));
    const body = isDivided
      ? { from: `${templates}/pages/${name}.astro`, tag: '<Body page={page} />' }
      : {
          from: `screens/${name}.jsx`,
          tag: '<Body client:load shown={await shownTo(Body, page)} subject={page.subject} />',
        };
    const file = path === '/' ? 'index' : path.slice(1);
    const up = '../'.repeat(file.split('/').length + 1);
    files.set(
      `src/pages/${file}.astro`,
      lines(
        '---',
        `import Document from '${up}${templates}/document.astro';`,
        `import { setPath } from '${up}${templates}/router.tsx';`,
        ...(isDivided ? [] : [`import { shownTo } from '${up}${templates}/shown-to.ts';`]),
        `import Body from '${up}${body.from}';`,
        `setPath(${JSON.stringify(path)});`,
        `const head = ${JSON.stringify(head)};`,
        `const page = ${JSON.stringify({ shown, subject })};`,
        '---',
        `<Document head={head} page={page}>${body.tag}</Document>`,
      ),
    );
  }
  return files;
}

/** A page that nobody has divided. */
function wholeScreen({ screen, shown }: PeerPage): string {
  const hasSlots = Object.keys(shown).some((key) => key.startsWith('slot:'));
  const body = '<Screen subject={subject} />';
  return lines(
    `import Screen from '../${screen}';`,
    `import { Frame } from '../${templates}/frame.tsx';`,
    ...(hasSlots ? [`import { Filled } from '../${templates}/filled.tsx';`] : []),
    'export default function Page({ shown, subject }) {',
    `  return <Frame shown={shown} mark="page">${hasSlots ? `<Filled>${body}</Filled>` : body}</Frame>;`,
    '}',
  );
}

const lines = (...all: string[]): string => `${all.join('\n')}\n`;
