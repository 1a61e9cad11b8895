import type { ReactNode } from 'react';
import { useContent, type CaseTopic } from '@mosaico/shared-types';
import { VisuallyHidden } from '@mosaico/shared-ui';
import { useCase } from '@mosaico/shared-ui/cases';
import { Drawing } from '../site-sketch/drawing.tsx';
import { copyBelow, supportDays } from './content.ts';
import { DayTile } from './day-tile.tsx';
import type { Inclusion } from './website.ts';
import styles from './included.module.css';

interface Picture {
  url: string;
  width: number;
  height: number;
}

/** What a client's site gives to show; nothing of it where there is none. */
interface Shown {
  pages: readonly Picture[];
  front: Picture | undefined;
  phone: Picture | undefined;
  supportDays: number;
}

interface IncludedProps {
  topic: CaseTopic;
  items: readonly Inclusion[];
}

/** So many pages stand in two rows of three. */
const few = 6;

/** What the price covers: each thing as a tile, with what it makes for a client. */
export function Included({ topic, items }: IncludedProps) {
  const shown = useCase(topic);
  const [first] = shown?.pictures ?? [];
  const site: Shown = {
    pages: shown?.site?.pages ?? [],
    front: first && { url: first.url, width: 1200, height: 900 },
    phone: shown?.site?.narrow,
    supportDays: useContent(supportDays),
  };
  return (
    <ul className={styles.tiles} role="list" data-count={items.length}>
      {items.map(({ art, text }) => (
        <li key={art} data-art={art} data-many={art === 'pages' && site.pages.length > few ? '' : undefined}>
          <strong>
            <VisuallyHidden>{copyBelow.includedItem} </VisuallyHidden>
            {text}
          </strong>
          <div aria-hidden="true">{arts[art](site)}</div>
        </li>
      ))}
    </ul>
  );
}

const picture = (of: Picture | undefined): ReactNode =>
  of && <img key={of.url} src={of.url} alt="" width={of.width} height={of.height} loading="lazy" decoding="async" />;

/** Somebody in a call: head and shoulders. */
const person = (x: number, ground: string, coat: string, hair: string): ReactNode => (
  <g transform={`translate(${x} 0)`}>
    <rect width="150" height="130" rx="8" className={ground} />
    <path d="M30 130a45 45 0 0 1 90 0z" className={coat} />
    <circle cx="75" cy="58" r="26" className="sheet" />
    <path d="M46 60v-8a29 29 0 0 1 58 0v2q-32 0 -44 -14q-2 16 -14 20z" className={hair} />
    <path d="M64 68a11 11 0 0 0 22 0z" className={coat} />
  </g>
);

const call = (
  <Drawing viewBox="0 0 308 130">
    {person(0, 'a', 'b', 'c')}
    {person(158, 'b', 'c', 'a')}
  </Drawing>
);

const arts: Record<Inclusion['art'], (site: Shown) => ReactNode> = {
  pages: ({ pages }) => pages.map(picture),
  // As a computer shows it, and as a phone does.
  devices: ({ front, phone }) => (
    <>
      <span>{picture(front)}</span>
      <span>{picture(phone)}</span>
    </>
  ),
  start: () => call,
  delivery: ({ front }) => (
    <>
      {picture(front)}
      <Drawing viewBox="0 0 150 130">{person(0, 'b', 'a', 'c')}</Drawing>
    </>
  ),
  support: ({ supportDays }) =>
    Array.from({ length: supportDays }, (_, day) => <DayTile key={day} data-phase="after" />),
  products: ({ pages }) => pages.slice(0, 3).map(picture),
  cart: ({ pages }) => pages.slice(3).map(picture),
  letter: ({ pages }) => pages.slice(2).map(picture),
  video: ({ pages }) => picture(pages[1]),
  revision: ({ pages }) => (
    <>
      {picture(pages[0])}
      <Drawing viewBox="0 0 320 170">
        <path d="M192 122c24 20 -12 34 -84 34s-104 -12 -96 -28 60 -20 106 -18 66 6 78 14" className="pen" />
      </Drawing>
    </>
  ),
};
