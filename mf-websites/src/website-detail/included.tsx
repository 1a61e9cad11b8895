import type { ReactNode } from 'react';
import { useContent, type CaseTopic } from '@mosaico/shared-types';
import { VisuallyHidden } from '@mosaico/shared-ui';
import { useCase } from '@mosaico/shared-ui/cases';
import { Drawing } from '../site-sketch/drawing.tsx';
import { copyBelow, supportDays } from './content.ts';
import { agency, clientOf } from './people.tsx';
import type { Inclusion } from './website.ts';
import styles from './included.module.css';

interface Picture {
  url: string;
  width: number;
  height: number;
}

/** What a client's site gives to show; nothing of it where there is none. */
interface ClientScreens {
  pages: readonly Picture[];
  front: Picture | undefined;
  wide: Picture | undefined;
  phone: Picture | undefined;
  supportDays: number;
  /** Who of the client's is met. */
  client: ReactNode;
}

interface IncludedProps {
  topic: CaseTopic;
  items: readonly Inclusion[];
}

/** The first day is 0. */
const asked = 2;

/** What the price covers: each thing as a tile, with what it makes for a client. */
export function Included({ topic, items }: IncludedProps) {
  const shown = useCase(topic);
  const [first] = shown?.pictures ?? [];
  const site: ClientScreens = {
    pages: shown?.site?.pages ?? [],
    front: first && { url: first.url, width: 1200, height: 900 },
    wide: shown?.site?.wide,
    phone: shown?.site?.narrow,
    supportDays: useContent(supportDays),
    client: clientOf(topic),
  };
  return (
    <ul className={styles.tiles} role="list" data-topic={topic}>
      {items.map(({ art, text, figure }) => (
        <li key={art} data-art={art}>
          <strong>
            <VisuallyHidden>{copyBelow.includedItem} </VisuallyHidden>
            {text}
          </strong>
          <div aria-hidden="true">{figure === undefined ? arts[art]?.(site) : <b>{figure}</b>}</div>
        </li>
      ))}
    </ul>
  );
}

const picture = (of: Picture | undefined): ReactNode =>
  of && <img key={of.url} src={of.url} alt="" width={of.width} height={of.height} loading="lazy" decoding="async" />;

/** A video call: the client, somebody of the agency, and below them its buttons. */
const call = (client: ReactNode): ReactNode => (
  <Drawing viewBox="0 0 308 168">
    {client}
    <g transform="translate(158 0)">{agency}</g>
    <circle cx="124" cy="154" r="12" className="sheet" />
    <circle cx="154" cy="154" r="12" className="sheet" />
    <circle cx="184" cy="154" r="12" fill="#d93a2b" />
    <path d="M121 146h6v9h-6zM119 153q5 9 10 0M124 158v4M147 149h9v10h-9zM157 153l5 -4v10l-5 -4" className="pen" />
    <path d="M177 156q7 -6 14 0" fill="none" stroke="#fff" strokeWidth="3" />
  </Drawing>
);

const perRow = 5;

/** The days after the delivery: on one of them the client asks, and is answered on the next. */
const daysOf = (days: number, client: ReactNode): ReactNode => (
  <Drawing viewBox={`0 0 308 ${Math.ceil(days / perRow) * 62}`}>
    {Array.from({ length: days }, (_, day) => (
      <g key={day} transform={`translate(${(day % perRow) * 63} ${Math.floor(day / perRow) * 63})`}>
        {day === asked ? (
          <svg width="56" height="56" viewBox="12 0 126 130" preserveAspectRatio="xMidYMax slice">
            {client}
          </svg>
        ) : (
          <path d="M0 0h56v40a16 16 0 0 1 -16 16h-40z" className={day === asked + 1 ? 'a' : 'sheet'} />
        )}
        {day === asked + 1 ? (
          <path d="M17 28l8 8l15 -16" fill="none" stroke="#fff" strokeWidth="5" />
        ) : day === asked ? null : (
          <text x="11" y="30" fontSize="25" fontWeight="700" fill="currentColor">
            {day + 1}
          </text>
        )}
      </g>
    ))}
  </Drawing>
);

/** Of what is counted there is a figure instead. */
const arts: Partial<Record<Inclusion['art'], (site: ClientScreens) => ReactNode>> = {
  // As a computer shows it, and as a phone does.
  devices: ({ wide, phone }) => (
    <>
      <span>{picture(wide)}</span>
      <span>{picture(phone)}</span>
    </>
  ),
  start: ({ client }) => call(client),
  delivery: ({ front, client }) => (
    <>
      {picture(front)}
      <Drawing viewBox="0 0 150 130">{client}</Drawing>
    </>
  ),
  support: ({ supportDays, client }) => daysOf(supportDays, client),
  cart: ({ pages }) => pages.slice(3).map(picture),
  letter: ({ pages }) => picture(pages[2]),
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
