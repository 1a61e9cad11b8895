import type { Glaze } from '../art/mosaic-layout.ts';
import { cellsFrom } from './cells-from.ts';
import styles from './document-plate.module.css';

/** What a clause comes to, drawn: cells of which some are marked, or parts of a whole. It is named once, and hidden from screen readers: the text says it. */
export interface ClauseDrawing {
  /** Number of the clause on which it stands. */
  clause: string;
  ground: Glaze;
  label: string;
  /** Hours, days, years: cells in rows of so many, some marked, some only outlined; counted from 1. */
  cells?: { count: number; columns: number; marked: readonly number[]; outlined?: readonly number[] };
  /** Shares of a whole. */
  parts?: readonly { share: number; label: string }[];
  /** Below its beginning, and below its end. */
  ends?: readonly [string, string];
}

/** What stands on a clause's plate. */
export default function PlateArt({ label, cells, parts, ends }: ClauseDrawing) {
  return (
    <>
      <p>{label}</p>
      <div>
        {cells ? <Cells {...cells} /> : null}
        {parts ? <Parts parts={parts} /> : null}
        {ends || parts ? (
          <div className={styles.ends}>
            {(ends ?? parts?.map((part) => part.label))?.map((end) => (
              <span key={end}>{end}</span>
            ))}
          </div>
        ) : null}
      </div>
    </>
  );
}

/** Units of a drawing across. An inline style would be refused by the content security policy: all is drawn as SVG. */
const across = 240;
const gap = 4;

function Cells({ count, columns, marked, outlined }: NonNullable<ClauseDrawing['cells']>) {
  const width = (across - (columns - 1) * gap) / columns;
  const height = columns > 7 ? 18 : 26;
  const rows = Math.ceil(count / columns);
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${across} ${rows * (height + gap) - gap}`}>
      {cellsFrom(1, count).map((cell) => (
        <rect
          key={cell}
          data-mark={marked.includes(cell) ? 'full' : outlined?.includes(cell) ? 'line' : undefined}
          x={((cell - 1) % columns) * (width + gap)}
          y={Math.floor((cell - 1) / columns) * (height + gap)}
          width={width}
          height={height}
          rx={2}
        />
      ))}
    </svg>
  );
}

function Parts({ parts }: { parts: NonNullable<ClauseDrawing['parts']> }) {
  const whole = parts.reduce((sum, { share }) => sum + share, 0);
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${across} 40`}>
      {parts.map(({ share, label }, at) => {
        const before = parts.slice(0, at).reduce((sum, each) => sum + each.share, 0);
        return (
          <rect
            key={label}
            data-mark={at === 0 ? 'full' : undefined}
            x={(before / whole) * across + (at === 0 ? 0 : gap)}
            width={(share / whole) * across - (at === 0 ? 0 : gap)}
            height={40}
            rx={2}
          />
        );
      })}
    </svg>
  );
}
