import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** What a document has that others may lead to, and where it leads. */
export interface Outline {
  ids: string[];
  /** Addresses of links, frames, pictures and forms. */
  links: string[];
  /** Addresses of the links that a visitor, or a search engine, can follow. */
  anchors: string[];
  /** Addresses of the links in its main part. */
  main: string[];
  /** Link that an element describes (`aria-describedby`) → the description of each element with that link; empty for one without. */
  described: Record<string, string[]>;
  /** The pictures in its main part that say something: their addresses, and the words that stand for them. */
  pictures: { address: string; words: string }[];
  /** Changes with what can be read in its main part (of all of it, where it has none). */
  content: string;
}

/** How an outline is made. */
interface OutlineOptions {
  /** The page shows the day: that it will be another tomorrow is no change of what it says. */
  showsDay?: boolean;
}

/** What is no text for readers. */
const unread: ReadonlySet<string> = new Set(['script', 'style', 'template', 'svg']);

/** Dates as the site writes them, and years. */
const dates = /\d{1,2}\s+de\s+\p{L}+\s+de\s+\d{4}|\d{4}-\d{2}-\d{2}|\b20\d{2}\b/gu;

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
export function outlineOf(html: string, { showsDay = false }: OutlineOptions = {}): Outline {
  const ids = new Set<string>();
  const links = new Set<string>();
  const anchors = new Set<string>();
  const main = new Set<string>();
  const texts = new Map<string, string>();
  const descriptions: { link: string; by: string[] }[] = [];
  const open: (string | undefined)[] = [];
  const pictures = new Map<string, string>();
  const said = { everywhere: '', inMain: '' };
  let inMain = 0;
  let inUnread = 0;
  const say = (text: string): void => {
    if (inUnread > 0) return;
    said.everywhere += text;
    if (inMain > 0) said.inMain += text;
  };
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const { id } = attributes;
        open.push(id);
        if (tag === 'main') inMain += 1;
        if (unread.has(tag)) inUnread += 1;
        const { src, alt } = attributes;
        if (tag === 'img' && alt) say(` ${alt} `);
        if (tag === 'img' && alt && src && inMain > 0) pictures.set(src, alt);
        if (id !== undefined) {
          ids.add(id);
          texts.set(id, '');
        }
        for (const name of addresses[tag] ?? []) {
          const address = attributes[name];
          if (address === undefined) continue;
          links.add(address);
          if (tag !== 'a') continue;
          anchors.add(address);
          if (inMain > 0) main.add(address);
          descriptions.push({ link: address, by: attributes['aria-describedby']?.split(/\s+/) ?? [] });
        }
      },
      ontext(text) {
        say(text);
        for (const id of open) {
          const before = id === undefined ? undefined : texts.get(id);
          if (id !== undefined && before !== undefined && before.length < longestText) texts.set(id, before + text);
        }
      },
      onclosetag(tag) {
        open.pop();
        if (tag === 'main') inMain -= 1;
        if (unread.has(tag)) inUnread -= 1;
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
  return {
    ids: [...ids],
    links: [...links],
    anchors: [...anchors],
    main: [...main],
    described,
    pictures: [...pictures].map(([address, words]) => ({ address, words })),
    content: contentOf(said.inMain || said.everywhere, showsDay),
  };
}

function contentOf(text: string, showsDay: boolean): string {
  const words = text.replaceAll(/\s+/gu, ' ').trim();
  const lasting = showsDay ? words.replaceAll(dates, '') : words;
  return createHash('sha256').update(lasting).digest('base64url').slice(0, 10);
}
