import { Parser } from 'htmlparser2';

/** What a document has that others may lead to, and where it leads. */
export interface Outline {
  ids: string[];
  /** Addresses of links, frames, pictures and forms. */
  links: string[];
  /** Addresses of the links in its main part. */
  main: string[];
  /**
   * Link to another place that some element describes (`aria-describedby`) → by what, for each element that leads there;
   * nothing for one that says nothing.
   */
  described: Record<string, string[]>;
}

const addresses: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  form: ['action'],
  iframe: ['src'],
  img: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
};

/** A text that describes a link is no longer than so many characters. */
const longestText = 600;

/** Reads a page's HTML, once, as it was rendered. */
export function outlineOf(html: string): Outline {
  const ids = new Set<string>();
  const links = new Set<string>();
  const main = new Set<string>();
  const texts = new Map<string, string>();
  const descriptions: { link: string; by: string[] }[] = [];
  const open: (string | undefined)[] = [];
  let inMain = 0;
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const { id } = attributes;
        open.push(id);
        if (tag === 'main') inMain += 1;
        if (id !== undefined) {
          ids.add(id);
          texts.set(id, '');
        }
        for (const name of addresses[tag] ?? []) {
          const address = attributes[name];
          if (address === undefined) continue;
          links.add(address);
          if (tag !== 'a') continue;
          if (inMain > 0) main.add(address);
          descriptions.push({ link: address, by: attributes['aria-describedby']?.split(/\s+/) ?? [] });
        }
      },
      ontext(text) {
        for (const id of open) {
          const before = id === undefined ? undefined : texts.get(id);
          if (id !== undefined && before !== undefined && before.length < longestText) texts.set(id, before + text);
        }
      },
      onclosetag(tag) {
        open.pop();
        if (tag === 'main') inMain -= 1;
      },
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  const some = new Set(descriptions.flatMap(({ link, by }) => (by.length > 0 ? [link] : [])));
  const described: Outline['described'] = {};
  for (const { link, by } of descriptions) {
    if (some.has(link)) (described[link] ??= []).push(by.map((each) => texts.get(each) ?? '').join(' '));
  }
  return { ids: [...ids], links: [...links], main: [...main], described };
}
