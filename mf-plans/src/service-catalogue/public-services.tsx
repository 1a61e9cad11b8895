import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useAddress, useServices } from '@mosaico/shared-types';
import { Price } from '@mosaico/shared-ui';
import { useProofs, workOf } from '@mosaico/shared-ui/cases';
import { open, proofs } from './content.ts';
import styles from './public-services.module.css';

/** What releases say of their services, beside the locked catalogue: whoever has no PIN need not ask for one. */
export default function PublicServices() {
  const services = useServices();
  const heading = useId();
  const addressOf = useAddress();
  const shown = useProofs(proofs.map(([, topic]) => topic));
  const pictures = new Map(
    proofs.map(([page, topic], index) => [addressOf(page), workOf(shown[index]?.shown, topic)?.url]),
  );
  if (services.length === 0) return null;
  return (
    <section className={styles.frame} aria-labelledby={heading}>
      <h2 id={heading}>{open.heading}</h2>
      <p>{open.lead}</p>
      <ul role="list">
        {services.map(({ path, title, price }) => (
          <li key={path}>
            <Link to={path}>
              <span className={styles.work}>
                {pictures.get(path) === undefined ? null : (
                  <img src={pictures.get(path)} alt="" width={640} height={480} loading="lazy" decoding="async" />
                )}
              </span>
              <span className={styles.name}>{title}</span>
              <Price amount={price} size="small" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
