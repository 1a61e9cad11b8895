import { SiteLink } from '@mosaico/shared-ui';
import { caseAnchor, useCases } from '@mosaico/shared-ui/cases';
import styles from './said.module.css';

/** Two clients' words as tiles, each leading to their story. Nothing where nobody said anything. */
export default function Said() {
  const said = useCases().filter(({ quote }) => quote !== undefined);
  return (
    <ul className={styles.said} role="list">
      {said.slice(0, 2).map(({ id, client, quote }) => (
        <li key={id} data-tile="">
          <SiteLink to={`#${caseAnchor(id)}`}>
            «{quote}» <small>{client}</small>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
