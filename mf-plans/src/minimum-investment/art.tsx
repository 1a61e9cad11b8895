import { useContent } from '@mosaico/shared-types';
import { scale } from './content.ts';
import styles from './art.module.css';

/** From the lowest price to the minimum: what each buys, as long as it is high. */
export default function Art() {
  const { label, steps, most } = useContent(scale);
  return (
    <ol className={styles.scale} role="list" aria-label={label} data-assemble="">
      {steps.map(({ value, price, name }) => (
        <li key={name} data-tile="" data-most={value === most ? '' : undefined}>
          <strong>{price}</strong> {name}
          <svg aria-hidden="true">
            <rect width={`${(100 * value) / most}%`} height="100%" />
          </svg>
        </li>
      ))}
    </ol>
  );
}
