import type { PeerPage } from './build.ts';

/** A part of a page: components in one tree. */
interface Part {
  components: readonly string[];
  /** When it is hydrated: Astro's directive. None: it is static. */
  directive?: string;
  /** What is interactive with it. */
  mark?: 'shell' | 'page';
  /** It has slots, which are filled with pieces of other remotes. */
  isFilled?: boolean;
}

const templates = 'bench/peers/astro';
const layout = 'shell/src/layout';

/** Modules, some with the name of their export. */
const frame = {
  header: { components: [`${layout}/header.tsx#Header`], mark: 'shell' },
  footer: { components: [`${layout}/footer.tsx#Footer`] },
  chat: { components: [`${layout}/chat-button.tsx#ChatButton`] },
} as const satisfies Record<string, Part>;

/** Which parts are islands, of the pages that the benchmark loads by default. Any other page is one island. */
const divided: Readonly<Record<string, readonly Part[]>> = {
  'shell.home': [
    { components: ['shell/src/home/hero.tsx#Hero'], directive: 'client:load', mark: 'page' },
    { components: ['shell/src/home/client-logos.tsx#ClientLogos'], directive: 'client:visible' },
    {
      components: ['shell/src/home/tiles.tsx', 'shell/src/home/prices.tsx', 'mf-testimonials/src/cases/featured.tsx'],
    },
    {
      components: ['mf-testimonials/src/testimonials-section/testimonials-section.tsx'],
      directive: "client:visible={{ rootMargin: '800px' }}",
    },
    { components: ['shell/src/home/reviews.tsx'], directive: 'client:visible' },
    { components: ['shell/src/home/closing.tsx'] },
  ],
  'mf-plans.social-plans': [
    { components: [`${templates}/social-plans.tsx`] },
    { components: [`${templates}/social-plans-tabs.tsx`], directive: 'client:load', mark: 'page' },
    { components: ['mf-plans/src/social-plans/below.tsx'] },
  ],
  'mf-legal.appointment-policy': [
    { components: [`${templates}/appointment-policy.tsx`], directive: 'client:idle', mark: 'page' },
    { components: [`${templates}/appointment-contact.tsx`] },
  ],
};

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

export function astroPage({ path, name, screen, subject, head, shown }: PeerPage): [string, string][] {
  const isFilled = Object.keys(shown).some((key) => key.startsWith('slot:'));
  const parts = divided[name] ?? [{ components: [screen], directive: 'client:load', mark: 'page', isFilled }];
  const file = path === '/' ? 'index' : path.slice(1);
  const up = '../'.repeat(file.split('/').length + 1);
  const tags = parts.map(({ directive }, index) =>
    directive
      ? `<Part${index} ${directive} shown={await shownTo(Part${index}, page)} subject={page.subject} />`
      : `<Part${index} shown={page.shown} />`,
  );
  return [
    ...parts.map((part, index) => partFile(`${name}.${index}`, part)),
    [
      `src/pages/${file}.astro`,
      `---
import Document from '${up}${templates}/document.astro';
import { setPath } from '${up}${templates}/router.tsx';
import { shownTo } from '${up}${templates}/shown-to.ts';
${parts.map((_, index) => `import Part${index} from '${up}parts/${name}.${index}.jsx';`).join('\n')}
setPath(${JSON.stringify(path)});
const head = ${JSON.stringify(head)};
const page = ${JSON.stringify({ shown, subject })};
---
<Document head={head} page={page}>${tags.join('')}</Document>
`,
    ],
  ];
}

function partFile(name: string, { components, mark, isFilled = false }: Part): [string, string] {
  const imports = components.map((component, index) => {
    const [module = '', exported = 'default'] = component.split('#');
    return `import { ${exported} as Component${index} } from '../${module}';`;
  });
  const tags = components.map((_, index) => `<Component${index} subject={subject} />`).join('');
  if (isFilled) imports.push(`import { Filled } from '../${templates}/filled.tsx';`);
  return [
    `parts/${name}.jsx`,
    `${imports.join('\n')}
import { Frame } from '../${templates}/frame.tsx';
export default function Part({ shown, subject }) {
  return <Frame shown={shown} mark={${JSON.stringify(mark)}}>${isFilled ? `<Filled>${tags}</Filled>` : tags}</Frame>;
}`,
  ];
}
