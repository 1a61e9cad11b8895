import { Link } from 'react-router';
import { useSite, type Route } from '@mosaico/shared-types';
import { ActionLink, CopyButton, useHydrated, VisuallyHidden } from '@mosaico/shared-ui';
import { CategoryTile } from './category-tile.tsx';
import { directory } from './content.ts';
import { thumbnailOf, thumbnailSize } from './thumbnail.ts';
import { thumbnails } from './thumbnails.ts';
import styles from './page-entry.module.css';

/** A page in the directory: its first screen, name, description, path and actions. */
export function PageEntry({ route: { path, description, directory: entry } }: { route: Route }) {
  const { agency } = useSite();
  // The visitor's own address of the site: what they see is what they share.
  const origin = useHydrated() ? window.location.origin : agency.origin;
  const { copy, open, done, refused } = directory.entry;
  return (
    <li className={styles.entry}>
      <div className={styles.screen}>
        {thumbnails.includes(path) ? (
          <img src={thumbnailOf(path)} {...thumbnailSize} alt="" loading="lazy" decoding="async" />
        ) : (
          <CategoryTile category={entry.category} />
        )}
      </div>
      <h3>
        <Link discover="none" to={path}>
          {entry.name}
        </Link>
      </h3>
      <p className={styles.about}>{description}</p>
      {/* For the eyes, the group's heading says it. */}
      <VisuallyHidden>{entry.category}</VisuallyHidden>
      <div className={styles.actions} role="group" aria-label={entry.name}>
        <span className={styles.path}>{path}</span>
        <CopyButton
          text={origin + path}
          label={copy}
          about={entry.name}
          done={done}
          refused={refused}
          look="secondary"
        />
        <ActionLink href={path} look="secondary">
          <VisuallyHidden>
            {open} {entry.name}
          </VisuallyHidden>
        </ActionLink>
      </div>
    </li>
  );
}
