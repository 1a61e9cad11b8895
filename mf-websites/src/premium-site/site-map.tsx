import { Drawing } from '../site-sketch/drawing.tsx';
import { sheet, WireframeShapes } from '../site-sketch/wireframes.tsx';
import type { Part } from '../website-detail/website.ts';
import styles from './site-map.module.css';

/** Pages that serve one purpose. */
export interface Branch {
  name: string;
  /** What a visitor gets from it. */
  text: string;
  pages: readonly Part[];
}

/** A site as its map: where visitors enter, and the branches behind. */
export function SiteMap({ branches }: { branches: readonly Branch[] }) {
  const firstOf = (index: number) => branches.slice(0, index).reduce((count, { pages }) => count + pages.length, 0);
  return (
    <div className={styles.map}>
      {branches.map(({ name, text, pages }, index) => (
        <div
          key={name}
          className={styles.branch}
          data-entrance={index === 0 ? '' : undefined}
          data-few={index > 0 && pages.length < 5 ? '' : undefined}
        >
          <h3>{name}</h3>
          <p>{text}</p>
          <ul role="list">
            {pages.map((page, nth) => (
              <li key={page.name}>
                <Drawing viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
                  <WireframeShapes of={page.wireframe} words={page.words} nth={firstOf(index) + nth} />
                </Drawing>
                <strong>{page.name}</strong>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
