import { ArrowRight, SiteLink } from '@mosaico/shared-ui';
import { Face } from '../people/face.tsx';
import type { AdvisorId } from './content.ts';
import styles from './guide.module.css';

/** Props of {@link Guide}. */
export interface GuideProps {
  phrases: readonly { text: string; advisor: AdvisorId }[];
  /** How each advisor is written beside a phrase. */
  answer: Record<AdvisorId, string>;
  /** Where the tabs are. */
  anchor: string;
}

/** What clients say when they need an hour, and with whom it is best spent. */
export function Guide({ phrases, answer, anchor }: GuideProps) {
  return (
    <ul className={styles.list} role="list">
      {phrases.map(({ text, advisor }) => (
        <li key={text}>
          <SiteLink to={`?plan=${advisor}#${anchor}`} data-advisor={advisor}>
            <strong>{text}</strong>
            <span>
              {answer[advisor]} <ArrowRight size={22} />
            </span>
            <Face of={advisor} />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
