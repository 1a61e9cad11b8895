import { useContent } from '@mosaico/shared-types';
import { ArrowRight, SiteLink } from '@mosaico/shared-ui';
import { scale } from './content.ts';
import styles from './art.module.css';

/** From the lowest price to the minimum: what each buys, as long as it is high, and the way to it. */
export default function Art() {
  const { label, steps, most } = useContent(scale);
  return (
    <ol className={styles.scale} role="list" aria-label={label} data-assemble="">
      {steps.map(({ value, price, name, to }) => {
        const words = (
          <span>
            <strong>{price}</strong> {name}
          </span>
        );
        return (
          <li key={name} data-tile="" data-most={value === most ? '' : undefined}>
            {to ? (
              <SiteLink to={to} data-cover="">
                {words}
                <ArrowRight />
              </SiteLink>
            ) : (
              words
            )}
            <svg aria-hidden="true">
              <rect width={`${(100 * value) / most}%`} height="100%" />
            </svg>
          </li>
        );
      })}
    </ol>
  );
}
