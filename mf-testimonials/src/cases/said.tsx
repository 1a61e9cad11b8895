import { SiteLink } from '@mosaico/shared-ui';
import { useCases } from '@mosaico/shared-ui/cases';
import styles from './said.module.css';

/** Two clients' words as tiles, each leading to their story. Nothing where nobody said anything. */
export default function Said() {
  const said = useCases().filter(({ quote }) => quote !== undefined);
  if (said.length === 0) return null;
  return (
    <ul className={styles.said} role="list">
      {said.slice(0, 2).map(({ id, client, quote, person, pictures: [picture] = [] }) => (
        <li key={id} data-tile="">
          <SiteLink to={`mf-testimonials/case/${id}`}>
            <span>«{quote}»</span>{' '}
            <small>
              <strong>{client}</strong> {[person?.name, person?.role].filter(Boolean).join(', ')}
            </small>
            {picture ? <img src={picture.url} alt="" width={640} height={480} decoding="async" /> : null}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
