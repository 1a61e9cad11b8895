import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Validator from '@adobe/structured-data-validator';
import { Parser } from 'htmlparser2';
import ts from 'typescript';
import type { JsonLdNode } from '@mosaico/shared-types';

/** The graphs in a document's head. */
export function graphsIn(html: string): JsonLdNode[][] {
  const found: string[] = [];
  let isData = false;
  const parser = new Parser({
    onopentag(tag, { type }) {
      isData = tag === 'script' && type === 'application/ld+json';
      if (isData) found.push('');
    },
    ontext(text) {
      if (isData) found.push((found.pop() ?? '') + text);
    },
    onclosetag: () => (isData = false),
  });
  parser.end(html);
  return found.map((text) => (JSON.parse(text) as { '@graph': JsonLdNode[] })['@graph']);
}

/** What visitors read in a document's main part, with single spaces. */
export function textIn(html: string): string {
  let text = '';
  let inMain = 0;
  const parser = new Parser(
    {
      onopentag: (tag) => void (inMain += tag === 'main' ? 1 : 0),
      ontext: (more) => void (text += inMain > 0 ? more : ''),
      onclosetag(tag) {
        if (tag === 'main') inMain -= 1;
        // Words of neighbours are no one word, unless the elements stand within a line.
        if (!['a', 'b', 'em', 'i', 'span', 'strong'].includes(tag)) text += ' ';
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return plain(text);
}

/** A step of the trail that a page shows above its words. */
interface ShownStep {
  path: string;
  label: string;
  /** It is the page's own link back, which says so in words of its own. */
  isBack: boolean;
}

/** The trail that a document shows, from home on; nothing where it shows none. */
export function trailIn(html: string): ShownStep[] {
  const steps: ShownStep[] = [];
  let inTrail = 0;
  let isLink = false;
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (tag === 'nav' && attributes['aria-label'] === 'Ruta de navegación') inTrail += 1;
        // Beside the list stands the link back of a page whose trail does not have it.
        if (tag === 'ol' && inTrail > 0) inTrail += 1;
        if (tag !== 'a' || inTrail < 2) return;
        isLink = true;
        steps.push({ path: attributes.href ?? '', label: '', isBack: 'data-back' in attributes });
      },
      ontext(more) {
        const step = steps.at(-1);
        if (isLink && step) step.label += more;
      },
      onclosetag(tag) {
        if (tag === 'a') isLink = false;
        if (tag === 'ol' && inTrail > 1) inTrail -= 1;
        if (tag === 'nav' && inTrail === 1) inTrail = 0;
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return steps;
}

/** A text with single spaces. */
export const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** What schema.org's vocabulary does not know of these graphs, by path: unknown types and properties, values of other types. */
export function unknownToSchemaOrg(graphs: Readonly<Record<string, readonly JsonLdNode[]>>): string[] {
  // Below the tests: the vocabulary is one of their packages.
  const folder = mkdtempSync(join(import.meta.dirname, '.graphs-'));
  try {
    const files = Object.entries(graphs).map(([path, graph], index) => {
      const file = join(folder, `${index}.ts`);
      const things = graph.map((thing) => `  ${JSON.stringify(thing)} satisfies Thing,`).join('\n');
      writeFileSync(file, `import type { Thing } from 'schema-dts';\nexport const graph = [\n${things}\n];\n`);
      return [file, path] as const;
    });
    const paths = new Map(files);
    const options: ts.CompilerOptions = {
      noEmit: true,
      strict: true,
      skipLibCheck: true,
      types: [],
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
    };
    const program = ts.createProgram([...paths.keys()], options);
    return ts
      .getPreEmitDiagnostics(program)
      .map(
        ({ file, messageText }) =>
          `${paths.get(file?.fileName ?? '') ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 600)}`,
      );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The types that a thing is of. */
export const typesOf = ({ '@type': types }: JsonLdNode): readonly string[] =>
  typeof types === 'string' ? [types] : types;

/** What Google's published requirements miss in a graph. */
export async function missingForSearch(graph: readonly JsonLdNode[]): Promise<string[]> {
  const jsonld: Record<string, JsonLdNode[]> = {};
  for (const thing of graph) for (const type of typesOf(thing)) (jsonld[type] ??= []).push(thing);
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {}, errors: [] });
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ issueMessage, path }) => `${path.map(({ type }) => type).join('.')}: ${issueMessage}`);
}
