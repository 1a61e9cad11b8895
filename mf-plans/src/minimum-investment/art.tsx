import type { CSSProperties } from 'react';
import { useContent } from '@mosaico/shared-types';
import { scale } from './content.ts';
import styles from './art.module.css';

/** From the lowest price to the minimum: what each buys, as long as it is high. */
export default function Art() {
  const { label, steps, most } = useContent(scale);
  return (
    <ol className={styles.scale} role="list" aria-label={label} data-assemble="">
      {steps.map(({ value, price, name }) => (
        <li
          key={name}
          data-tile=""
          data-most={value === most ? '' : undefined}
          style={{ '--share': `${(100 * value) / most}%` } as CSSProperties}
        >
          <strong>{price}</strong> {name}
        </li>
      ))}
    </ol>
  );
}
