import type { PeerPage } from './build.ts';

/** A tree of its own: an island, or static. */
interface Part {
  /** A module, perhaps with the name of its export. */
  component: string;
  /** What is interactive with it. */
  mark?: 'shell' | 'page';
}

const templates = 'bench/peers/astro';
const layout = 'shell/src/layout';

const frame = {
  header: { component: `${layout}/header.tsx#Header`, mark: 'shell' },
  footer: { component: `${layout}/footer.tsx#Footer` },
  chat: { component: `${layout}/chat-button.tsx#ChatButton` },
} as const satisfies Record<string, Part>;

/** An Astro project, without its pages. */
export function astroProject(): [string, string][] {
  return [
    [
      'astro.config.mjs',
      `import react from '@astrojs/react';
export default {
  output: 'static',
  build: { format: 'file', assets: 'assets/astro', inlineStylesheets: 'always' },
  integrations: [react()],
  prefetch: { prefetchAll: true, defaultStrategy: 'hover' },
  devToolbar: { enabled: false },
  vite: { build: { assetsInlineLimit: 0 }, ssr: { noExternal: true } },
};`,
    ],
    ...Object.entries(frame).map(([name, part]) => partFile(name, part)),
  ];
}

/** A page is an island. What of it is static, and what is hydrated late, it says itself: by its sections. */
export function astroPage({ path, name, screen, subject, head, shown }: PeerPage): [string, string][] {
  const file = path === '/' ? 'index' : path.slice(1);
  const up = '../'.repeat(file.split('/').length + 1);
  return [
    partFile(name, { component: screen, mark: 'page' }),
    [
      `src/pages/${file}.astro`,
      `---
import Document from '${up}${templates}/document.astro';
import { setInitialData } from '${up}${templates}/frame.tsx';
import { setPath } from '${up}${templates}/router.tsx';
import { shownTo } from '${up}${templates}/shown-to.ts';
import Page from '${up}parts/${name}.jsx';
setPath(${JSON.stringify(path)});
const head = ${JSON.stringify(head)};
const page = ${JSON.stringify({ shown, subject })};
setInitialData(page.shown);
---
<Document head={head} page={page}><Page client:load shown={await shownTo(Page, page)} subject={page.subject} /></Document>
`,
    ],
  ];
}

function partFile(name: string, { component, mark }: Part): [string, string] {
  const [module = '', exported = 'default'] = component.split('#');
  return [
    `parts/${name}.jsx`,
    `import { ${exported} as Component } from '../${module}';
import { Frame } from '../${templates}/frame.tsx';
export default function Part(island) {
  return <Frame {...island} mark={${JSON.stringify(mark)}}><Component subject={island.subject} /></Frame>;
}`,
  ];
}
