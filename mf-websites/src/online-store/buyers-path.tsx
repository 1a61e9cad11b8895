import { ArrowRight } from '@mosaico/shared-ui';
import { Drawing } from '../site-sketch/drawing.tsx';
import { sheet, WireframeShapes } from '../site-sketch/wireframes.tsx';
import type { Part } from '../website-detail/website.ts';
import styles from './buyers-path.module.css';

/** From looking to paying: what a buyer sees, screen by screen. */
export function BuyersPath({ steps }: { steps: readonly Part[] }) {
  return (
    <ol className={styles.path} role="list">
      {steps.map(({ name, wireframe, words, text }, nth) => (
        <li key={name}>
          <div className={styles.screen} data-last={nth === steps.length - 1 ? '' : undefined}>
            <Drawing viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
              <WireframeShapes of={wireframe} words={words} nth={nth} />
            </Drawing>
          </div>
          {nth === 0 ? null : (
            <span className={styles.way}>
              <ArrowRight size={24} />
            </span>
          )}
          <div>
            <strong>{name}</strong>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
