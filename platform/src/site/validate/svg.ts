import { readAtMost } from '../../lib/bounds.ts';
import type { Store } from '../../store/store.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import { allPublicFiles } from '../served-file.ts';

/** What an SVG may hold besides a drawing, and no browser runs or loads of it on this site. */
const besides: Readonly<Record<string, RegExp>> = {
  'a script': /<(?:\w+:)?script\b/i,
  'event attributes': /<[^<>]*\son[a-z]+\s*=/i,
  'a link that runs a script': /href\s*=\s*["']?\s*javascript:/i,
  'a foreignObject': /<(?:\w+:)?foreignobject\b/i,
  'references to other addresses':
    /(?:\bsrc|<(?!(?:\w+:)?a\b)[^<>]*href)\s*=\s*["']?\s*(?:https?:)?\/\/|url\(\s*["']?\s*(?:https?:)?\/\/|@import\b|<\?xml-stylesheet\b|<!entity\b/i,
};

/** Names what an SVG's text holds that no visitor gets to see or run. */
export function besidesDrawing(text: string): string[] {
  return Object.entries(besides).flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []));
}

/** More bytes than any drawing has. */
const mostBytes = 2_000_000;

/** One line for each SVG of `public/`, of the environment and of releases, that holds more than a drawing. */
export async function svgNotes(
  store: Pick<Store, 'releaseFolder'>,
  { configuration, shell, remotes }: Pick<ResolvedSite, 'configuration' | 'shell' | 'remotes'>,
): Promise<string[]> {
  const all = await allPublicFiles(store, [shell, ...remotes], configuration);
  const files = all.filter(({ url }) => /\.svg$/i.test(url));
  const notes: string[] = [];
  for (const { file, name } of files) {
    const text = await readAtMost(file, mostBytes).then(String, () => undefined);
    if (text === undefined)
      notes.push(`${name} has more than ${mostBytes} bytes: nobody has looked into it. Export it anew.`);
    const held = besidesDrawing(text ?? '');
    if (held.length > 0)
      notes.push(
        `${name} holds ${held.join(', ')}: browsers run and load none of it here. Ask where it comes from, or export it as a plain drawing.`,
      );
  }
  return notes;
}
