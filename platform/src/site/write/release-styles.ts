import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, type Container, type Document } from 'postcss';
import type { Release } from '@mosaico/shared-types/schemas';
import type { Store } from '../../store/store.ts';

/** A part of a style sheet, and for whose sake it is there. */
type Part = Rules | Group;
interface Rules {
  css: string;
  /** Alternatives, of which one must be in use whole: marks of the modules it names. None: it holds for every page. */
  marks: string[][];
}
/** What stands in an at-rule (`@layer`, `@media`). */
interface Group {
  name: string;
  parts: Part[];
}

/** A local name ends with the mark of its module: see `markOf` in `build/styles.ts`. */
const markOfName = /[\w-]_([0-9a-z]{5})(?![\w-])/g;

/** The CSS that HTML made of these releases uses. */
type UsedStyles = (html: string, releases: readonly Release[]) => string;

/**
 * Reads the style sheets of releases. A document holds the rules of each module that its HTML uses: all rules of the module, since
 * the page needs the others when something opens or changes without a script. Throws where a sheet cannot be read or understood.
 */
export async function stylesOf(store: Store, releases: readonly Release[]): Promise<UsedStyles> {
  const sheets = new Map(
    await Promise.all(releases.map(async (release) => [release, await partsOf(store, release)] as const)),
  );
  // Pages of a list use the same rules, and are written one after the other.
  let last = { key: '', css: '' };
  return (html, madeOf) => {
    const used = new Set(marksIn(html));
    const made = [...new Set(madeOf)];
    const key = [...made.map(({ workspace }) => workspace), ...[...used].sort()].join(' ');
    if (key !== last.key) {
      const parts = made.flatMap((release) => sheets.get(release) ?? []);
      last = { key, css: cssOf(parts, used, new Set(), '') };
    }
    return last.css;
  };
}

async function partsOf(store: Store, release: Release): Promise<Part[]> {
  const { workspace, version, files } = release;
  const folder = await store.releaseFolder(workspace, version);
  const sheets = Object.keys(files).filter((file) => /^client\/.*\.css$/.test(file));
  const parts = sheets.sort(startFirst(release)).map(async (file) => {
    const css = await readFile(join(folder, file), 'utf8');
    try {
      return partsIn(parse(css));
    } catch (error) {
      throw new Error(
        `${workspace}@${version} has a faulty style sheet, ${file}: ${(error as Error).message}. Publish it again.`,
      );
    }
  });
  return (await Promise.all(parts)).flat();
}

/** The shell's start says in which order layers stand. */
function startFirst({ client }: Release): (a: string, b: string) => number {
  const isStart = (file: string): boolean => client.styles?.some((each) => file === `client/${each}`) ?? false;
  return (a, b) => Number(isStart(b)) - Number(isStart(a)) || a.localeCompare(b);
}

function partsIn(container: Container | Document): Part[] {
  return (container.nodes ?? []).flatMap((node): Part[] => {
    if (node.type === 'comment') return [];
    if (node.type === 'rule') return [{ css: String(node), marks: node.selectors.map(marksIn) }];
    if (node.type !== 'atrule') return [{ css: String(node), marks: [] }];
    const { name, params, nodes } = node;
    if (nodes === undefined) return [{ css: `${String(node)};`, marks: [] }];
    if (name.endsWith('keyframes')) return [{ css: String(node), marks: [marksIn(` ${params}`)] }];
    const isOfRules = nodes.some(({ type }) => type === 'rule' || type === 'atrule');
    return isOfRules ? [{ name: `@${name} ${params}`, parts: partsIn(node) }] : [{ css: String(node), marks: [] }];
  });
}

function marksIn(text: string): string[] {
  return Array.from(text.matchAll(markOfName), ([, mark = '']) => mark);
}

/** The CSS of the parts that are used and not `written` yet: a block may be in the files of several releases. */
function cssOf(parts: readonly Part[], used: ReadonlySet<string>, written: Set<string>, place: string): string {
  return parts
    .map((part) => {
      if ('parts' in part) {
        const css = cssOf(part.parts, used, written, place + part.name);
        return css && `${part.name}{${css}}`;
      }
      const isUsed = part.marks.length === 0 || part.marks.some((all) => all.every((mark) => used.has(mark)));
      const key = place + part.css;
      if (!isUsed || written.has(key)) return '';
      written.add(key);
      return part.css;
    })
    .join('');
}
