import type { CaseTopic } from '@mosaico/shared-types';
import { Screen, useScreens } from '../website-detail/screen.tsx';
import styles from './pages.module.css';

// The last ones: a site's front page stands beside them.
const count = 2;

/** Some pages of a finished site, in small; nothing where there is none. */
export default function Pages({ topic }: { topic: CaseTopic | undefined }) {
  const screens = useScreens(topic ?? 'websites').slice(-count);
  if (screens.length === 0) return null;
  return (
    <ul className={styles.pages} aria-hidden="true">
      {screens.map((screen) => (
        <li key={screen.url}>
          <Screen of={screen} />
        </li>
      ))}
    </ul>
  );
}
