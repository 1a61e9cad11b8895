import { useCase } from '@mosaico/shared-ui/cases';
import styles from './pieces.module.css';

/** What a student meets in a client’s platform, from the inscription to the first lesson. Nothing where the site has none to show. */
export function Pieces() {
  const { client, works = [] } = useCase('platforms') ?? {};
  // The first one is what the page opens with.
  const pieces = works.filter(({ topic }) => topic === 'platforms').slice(1);
  if (client === undefined || pieces.length === 0) return null;
  return (
    <ul className={styles.pieces} role="list" aria-label={client}>
      {pieces.map(({ name, picture }) => (
        <li key={picture.url}>
          <img src={picture.url} alt={picture.alt} width={640} height={480} loading="lazy" decoding="async" />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
