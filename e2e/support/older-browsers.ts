import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from '@playwright/test';
import { filesBelow } from '@mosaico/platform/lib/files-below';
import { appWorkspaces } from '@mosaico/platform/lib/workspaces';
import postcss, { type AtRule } from 'postcss';
import { browsers, interfaces, missingStyles, uniqueMembers, type MissingStyle } from './lacking-features.ts';

const root = join(import.meta.dirname, '..', '..');

/** Features that a browser lacks: interfaces (`URL.canParse`, `Document#startViewTransition`, `scheduler`) and style features. */
export interface Lack {
  /** For the title of the test. */
  title: string;
  interfaces: readonly string[];
  styles: readonly Pick<MissingStyle, 'kind' | 'name'>[];
}

/** The sources that run in the visitor's browser. */
const sources = [
  ...[...appWorkspaces(root).map(({ folder }) => folder), join(root, 'shared-ui'), join(root, 'shared-types')],
  join(root, 'platform', 'src', 'browser'),
]
  .flatMap((folder) => filesBelow(folder))
  .filter(
    (file) => /\/src\/.*\.(css|tsx?)$/.test(file) && !/\.(test|stories)\.|\/testing\//.test(relative(root, file)),
  );

const texts = sources.map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const styles = texts.filter(({ file }) => file.endsWith('.css')).flatMap(({ file, text }) => missingStyles(text, file));

const scripts = texts
  .filter(({ file }) => !file.endsWith('.css'))
  .map(({ text }) => text)
  .join('\n');

/** Interfaces that scripts name: globals, `URL.canParse`, and members with a unique name. Those of one name count as one. */
const named = new Map<string, string[]>();
for (const [path] of interfaces) {
  const [name = '', member] = path.split(/[.#]/);
  const isUsed = member && !uniqueMembers.has(member) ? scripts.includes(path) : hasWord(member ?? name);
  if (isUsed) named.set(member ?? name, [...(named.get(member ?? name) ?? []), path]);
}

function hasWord(name: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(scripts);
}

/**
 * The features that the tests remove. One at a time: each that the sources use and one of the oldest supported browsers lacks. Then,
 * for each of these browsers, all features that it lacks, also those that only libraries use.
 */
export const lacks: readonly Lack[] = [
  ...[...new Map(styles.map((style) => [style.name, style])).values()].map((style) => ({
    title: `${style.name} in style sheets`,
    interfaces: [],
    styles: [style],
  })),
  ...[...named].map(([name, paths]) => ({ title: `${name} in scripts`, interfaces: paths, styles: [] })),
  ...browsers.map((browser) => ({
    title: `all that ${browser} lacks`,
    interfaces: [...interfaces].filter(([, without]) => without.includes(browser)).map(([path]) => path),
    styles: styles.filter((each) => each.lacks.includes(browser)),
  })),
];

/** Removes the features from the page's browser. Its context must bypass the content security policy. */
export async function takeAway(page: Page, { interfaces: names, styles: without }: Lack): Promise<void> {
  await page.addInitScript(
    ([all, unknown]) => {
      for (const path of all) {
        const [name = '', member] = path.split(/[.#]/);
        const owner = Reflect.get(globalThis, name) as { prototype?: object } | undefined;
        const holder = path.includes('#') ? owner?.prototype : owner;
        if (!member) Reflect.deleteProperty(globalThis, name);
        else if (holder) Reflect.deleteProperty(holder, member);
      }
      // The browser's own style sheet would still hide elements with the attribute.
      const { setAttribute } = Element.prototype;
      if (all.includes('HTMLElement#showPopover'))
        Element.prototype.setAttribute = function (name, value) {
          if (name !== 'popover') setAttribute.call(this, name, value);
        };
      const { supports } = CSS;
      CSS.supports = (...asked: string[]) =>
        !unknown.some((each) => asked.join().includes(each)) && supports.apply(CSS, asked as [string]);
    },
    [names, without.map(({ name }) => name)] as const,
  );
  if (without.length === 0) return;
  const lowered = (css: string): string => withoutStyles(css, without);
  // The hashes are those of the original sheets.
  await page.addInitScript(() => {
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) => fetch(input, { ...init, integrity: '' });
  });
  await page.route(/^https?:\/\/[^/]+\/(assets\/.*\.css|[^.]*)(\?|$)/, async (route) => {
    // A server may close an idle connection just as it is used again.
    const response = await route.fetch({ maxRetries: 3 });
    const text = await response.text();
    const type = response.headers()['content-type'] ?? '';
    const body = type.startsWith('text/css')
      ? lowered(text)
      : text.replace(/<style>(.*?)<\/style>/gs, (_, css: string) => `<style>${lowered(css)}</style>`);
    await route.fulfill({ status: response.status(), headers: { 'content-type': type }, body });
  });
}

/** A style sheet as a browser without these features reads it. */
function withoutStyles(css: string, unknown: readonly Pick<MissingStyle, 'kind' | 'name'>[]): string {
  const sheet = postcss.parse(css);
  const of = (kind: MissingStyle['kind']): string[] =>
    unknown.filter((each) => each.kind === kind).map(({ name }) => name);
  const [selectors, media, properties, values, rules] = (
    ['selector', 'media', 'property', 'value', 'at-rule'] as const
  ).map(of) as [string[], string[], string[], string[], string[]];
  const isIn = (names: readonly string[], text: string): boolean =>
    names.some((name) => new RegExp(`(?<![\\w:-])${name.replace(/[()]/g, '\\$&')}(?![\\w-])`).test(text));
  const drops = (selector: string): boolean =>
    selectors.some((name) => new RegExp(`(?<!:)${name}(?![\\w-])`).test(selector));
  sheet.walkAtRules((rule: AtRule) => {
    if (rule.name === 'media') {
      const queries = rule.params.split(',').filter((query) => !isIn(media, query));
      if (queries.length === 0) rule.remove();
      else rule.params = queries.join();
    } else if (rule.name === 'supports') {
      const asked = rule.params.replace(/^not\s*/, '');
      if (!drops(asked) && !isIn([...properties, ...values], asked)) return;
      if (asked === rule.params) rule.remove();
      else rule.replaceWith(rule.nodes ?? []);
    } else if (rules.includes(`@${rule.name}`)) rule.remove();
  });
  sheet.walkRules((rule) => {
    if (drops(rule.selector)) rule.remove();
  });
  sheet.walkDecls((declaration) => {
    const { prop, value } = declaration;
    const isUnknown =
      properties.includes(prop) ||
      values.some((name) =>
        name.includes(': ')
          ? name.split(': ')[0] === prop && isIn([name.split(': ')[1] ?? ''], value)
          : isIn([name.replace('()', '')], value),
      );
    if (isUnknown) declaration.remove();
  });
  return sheet.toString();
}
