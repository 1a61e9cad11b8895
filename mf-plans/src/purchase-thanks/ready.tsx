import { Section } from '@mosaico/shared-ui';
import { ready } from './content.ts';
import styles from './ready.module.css';

/** The paper of each thing, what is marked on it, and its lines. */
const drawn: Record<(typeof ready.items)[number]['id'], readonly string[]> = {
  accesses: [
    'M16 12h64v48H16z',
    'M24 40h48v12H24z',
    'M40 24a6 6 0 1 0 0 .1zM40 24h16v6m-6-6v4M30 46h1m5 0h1m5 0h1m5 0h1',
  ],
  logo: [
    'M16 12h64v48H16z',
    'M36 22h12v12a12 12 0 0 1-12-12zM48 34h12a12 12 0 0 1-12 12z',
    'M36 34h12v12H36zM48 22h12v12H48z',
  ],
  pictures: ['M12 8h52v40H12zM68 22h16v42H30V52h38z', 'M50 14a6 6 0 1 0 .1 0z', 'm14 46 16-18 12 12 7-7 13 13'],
  texts: ['M26 6h44v60H26z', 'M34 14h20v8H34z', 'M34 32h28M34 41h28M34 50h18'],
};

/** What a project is begun with: things that the buyer has, to be laid ready. */
export default function Ready() {
  return (
    <Section heading={ready.heading} lead={ready.lead}>
      <ul className={styles.ready} role="list">
        {ready.items.map(({ id, title, text }) => (
          <li key={title}>
            <svg viewBox="0 0 96 72" aria-hidden="true">
              {drawn[id].map((path) => (
                <path key={path} d={path} />
              ))}
            </svg>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
