import { useSite } from '@mosaico/shared-types';
import { Section } from '@mosaico/shared-ui';
import { Reel } from './reel.tsx';
import styles from './reels.module.css';

/** The agency's reels, played on the page. */
export function Reels({ heading, lead, name }: { heading: string; lead: string; name: string }) {
  const { reels, reelNames } = useSite();
  return (
    <Section tone="ink">
      <div className={styles.split}>
        <div className={styles.words}>
          <h2>{heading}</h2>
          <p>{lead}</p>
        </div>
        <ul className={styles.strip} role="list">
          {reels.map((address, index) => (
            <li key={address}>
              <Reel address={address} name={reelNames?.[index] ?? `${name} ${index + 1}`} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
