import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useServices } from '@mosaico/shared-types';
import { Price } from '@mosaico/shared-ui';
import { open } from './content.ts';
import styles from './public-services.module.css';

/** What releases say of their services, beside the locked catalogue: whoever has no PIN need not ask for one. */
export function PublicServices() {
  const services = useServices();
  const heading = useId();
  if (services.length === 0) return null;
  return (
    <section className={styles.frame} aria-labelledby={heading}>
      <h2 id={heading}>{open.heading}</h2>
      <p>{open.lead}</p>
      <ul role="list">
        {services.map(({ path, title, price }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
            <Price amount={price} size="small" />
          </li>
        ))}
      </ul>
    </section>
  );
}
