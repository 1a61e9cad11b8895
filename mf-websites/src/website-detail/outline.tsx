import { Drawing } from '../site-sketch/drawing.tsx';
import { sheet, WireframeShapes } from '../site-sketch/wireframes.tsx';
import type { Part } from './website.ts';
import styles from './outline.module.css';

/** The site piece by piece, in the order in which its visitors meet them. */
export function Outline({ parts }: { parts: readonly Part[] }) {
  return (
    <ol className={styles.list} role="list" data-many={parts.length > 5 ? '' : undefined}>
      {parts.map(({ name, wireframe, text }, cell) => (
        <li key={name}>
          <div className={styles.mat}>
            <Drawing viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true" focusable="false">
              <WireframeShapes of={wireframe} nth={cell} />
            </Drawing>
          </div>
          <strong>{name}</strong>
          {text === undefined ? null : <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
