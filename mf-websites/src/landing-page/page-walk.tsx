import { useScreens } from '../website-detail/screen.tsx';
import styles from './page-walk.module.css';

interface PageWalkProps {
  parts: readonly { name: string; text: string }[];
}

/** One page from its top to its button: each part beside what it is for; a client's, where the site has one. */
export function PageWalk({ parts }: PageWalkProps) {
  const screens = useScreens('landing-pages');
  return (
    <ol className={styles.walk} role="list">
      {parts.map(({ name, text }, nth) => {
        const screen = screens[nth];
        return (
          <li key={name} data-shown={screen ? '' : undefined}>
            {screen ? (
              <div className={styles.part}>
                <img
                  src={screen.url}
                  alt={screen.alt}
                  width={screen.width}
                  height={screen.height}
                  loading="lazy"
                  decoding="async"
                />
              </div>
            ) : null}
            <div className={styles.words}>
              <strong>{name}</strong>
              <p>{text}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
