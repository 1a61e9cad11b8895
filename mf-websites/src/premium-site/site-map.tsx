import { Screen, useScreens } from '../website-detail/screen.tsx';
import styles from './site-map.module.css';

/** Pages that serve one purpose. */
export interface Branch {
  name: string;
  /** What a visitor gets from it. */
  text: string;
  pages: readonly string[];
}

/** A site as its map: where visitors enter, and the branches behind; a client's screens, where the site has one. */
export function SiteMap({ branches }: { branches: readonly Branch[] }) {
  const screens = useScreens('premium-sites');
  const firstOf = (index: number) => branches.slice(0, index).reduce((count, { pages }) => count + pages.length, 0);
  return (
    <div className={styles.map}>
      {branches.map(({ name, text, pages }, index) => (
        <div
          key={name}
          className={styles.branch}
          data-entrance={index === 0 ? '' : undefined}
          data-few={index > 0 && pages.length < 5 ? '' : undefined}
        >
          <h3>{name}</h3>
          <p>{text}</p>
          <ul role="list">
            {pages.map((page, nth) => (
              <li key={page}>
                <Screen of={screens[firstOf(index) + nth]} />
                <strong>{page}</strong>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
