import type { ReactNode } from 'react';
import { Drawing } from '../site-sketch/drawing.tsx';
import styles from './reasons.module.css';

/** What a reason is drawn as. */
type Sign = 'price' | 'key' | 'days' | 'team';

interface ReasonsProps {
  items: readonly { drawing: Sign; title: string; text: string }[];
  /** Days of support: one point each. */
  supportDays: number;
}

const size = 72;

const signs: Record<Sign, (supportDays: number) => ReactNode> = {
  /** A label with its price on it. */
  price: () => (
    <>
      <path d="M0 0h72v72h-72z" className="b" />
      <path d="M14 22h30l16 14l-16 14h-30z" className="c" />
      <circle cx="46" cy="36" r="4" className="b" />
    </>
  ),
  key: () => (
    <>
      <path d="M0 0h72v72h-72z" className="a" />
      <path d="M14 36a11 11 0 1 1 21 -4h24v14h-7v-6h-6v6h-7v-6h-4a11 11 0 0 1 -21 -4z" className="sheet" />
      <circle cx="24.5" cy="36" r="4" className="a" />
    </>
  ),
  /** The delivery, and each day after it. */
  days: (supportDays) => (
    <>
      <path d="M0 0h72v72h-72z" className="e" />
      <path d="M10 10h52v12a12 12 0 0 1 -12 12h-40z" className="c" />
      {Array.from({ length: supportDays }, (_, day) => (
        <circle key={day} cx={15 + (day % 5) * 10.5} cy={44 + Math.floor(day / 5) * 11} r="3.6" className="a" />
      ))}
    </>
  ),
  /** The site, and what the same people do beside it. */
  team: () => (
    <>
      <path d="M0 0h72v72h-72z" className="d" />
      <path d="M10 10h34v34h-34z" className="a" />
      <path d="M47 10h15v15h-15z" className="b" />
      <path d="M47 28h15v16h-15z" className="c" />
      <path d="M10 47h52v5a10 10 0 0 1 -10 10h-42z" className="e" />
    </>
  ),
};

/** Reasons to buy here, each with a sign of what it promises. */
export function Reasons({ items, supportDays }: ReasonsProps) {
  return (
    <ul className={styles.list} role="list">
      {items.map(({ drawing, title, text }) => (
        <li key={title}>
          <div className={styles.tile}>
            <Drawing viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
              {signs[drawing](supportDays)}
            </Drawing>
          </div>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
