import { join } from 'node:path';
import { exportsOf, wrapped, type Exported } from './exports-of.ts';

const modules = [
  ['@mosaico/shared-ui', 'index.ts', ''],
  ['@mosaico/shared-ui/cases', 'cases/index.ts', '\nImport it only in a `static` section.\n'],
  ['@mosaico/shared-ui/answers', 'answers/answers.tsx', '\nImport it only in a `static` section.\n'],
  ['@mosaico/shared-ui/documents', 'documents/index.ts', ''],
  ['@mosaico/shared-ui/people', 'people/index.ts', '\nImport it only in a `static` section.\n'],
] as const;

/** `shared-ui/blocks.md`: every block of the design system with its props, of the repository in `root`. Throws for one without a docstring. */
export function blocksReference(root: string): string {
  const all = modules.map(([name, file, note]) => ({
    name,
    note,
    exported: exportsOf(join(root, 'shared-ui', 'src', file)),
  }));
  const icons = all.flatMap(({ exported }) =>
    exported.filter(({ kind, name }) => kind === 'const' && /^[A-Z]/.test(name)),
  );
  const types = all.flatMap(({ exported }) => exported.filter(({ kind }) => ['interface', 'type'].includes(kind)));
  const sections = all.map(({ name, note, exported }) => {
    const blocks = exported
      .filter((each) => each.kind === 'function' && /^(?:use)?[A-Z]/.test(each.name))
      .sort((one, other) => one.name.localeCompare(other.name, 'en'));
    return [`\n## \`${name}\`\n${note}`, ...blocks.map(section)].join('');
  });
  return [
    '# Blocks\n\n',
    'Made by `npm run docs`. Every block of the design system, with its props as its source declares them (`?`: optional).\n',
    '`npm run workshop` shows them. [Rules for pages](README.md#rules-for-pages)\n',
    ...sections,
    '\n## Icons\n\n',
    wrapped(`Each takes \`size?\` in px (20): ${icons.map(({ name }) => `\`${name}\``).join(', ')}.`),
    '\n## Types of props\n\n',
    fence(mentioned(sections.join(''), types).map(declaration)),
  ].join('');
}

function section(block: Exported): string {
  if (!block.says) throw new Error(`${block.name} has no docstring: shared-ui/blocks.md says with it what it is.`);
  return `\n### ${block.name}\n\n${wrapped(block.says)}\n${fence([propsOf(block)])}`;
}

/** The declaration of its props, or its own first lines where it has none. */
function propsOf({ name, kind, text, says }: Exported): string {
  const props = declaration({ name: `${name}Props`, kind, text, says });
  if (props) return props;
  const [, signature = ''] =
    new RegExp(`^export (function ${name}\\b[^]*?\\)(?:: [^\\n]+)?) \\{$`, 'm').exec(text) ?? [];
  return `${signature};`;
}

/** An interface or a type as its file writes it; empty where the file has none of this name. */
const declaration = ({ name, text }: Exported): string =>
  new RegExp(`^export (interface ${name}\\b[^]*?^\\}|type ${name}\\b[^]*?;)\\n(?![ }])`, 'm').exec(text)?.[1] ?? '';

/** Types that a text names, and those that they name. */
function mentioned(text: string, types: readonly Exported[], known: readonly Exported[] = []): readonly Exported[] {
  const found = types.filter(
    (type) =>
      !type.name.endsWith('Props') && !known.includes(type) && new RegExp(`\\b${type.name}\\b`).test(fencesOf(text)),
  );
  return found.length === 0 ? known : mentioned(fence(found.map(declaration)), types, [...known, ...found]);
}

const fence = (code: readonly string[]): string => `\`\`\`ts\n${code.join('\n\n')}\n\`\`\`\n`;
const fencesOf = (text: string): string => (text.match(/^```ts\n[^]*?^```$/gm) ?? []).join('\n');
