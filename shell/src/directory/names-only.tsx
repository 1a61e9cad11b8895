import { useId } from 'react';
import { Link } from 'react-router';
import type { Route } from '@mosaico/shared-types';
import { directory } from './content.ts';
import styles from './names-only.module.css';

/** Pages by their names alone, behind the first of a large group. Where a filter leaves fewer, each has an entry. */
export function NamesOnly({ routes }: { routes: readonly Route[] }) {
  const id = useId();
  return (
    <div className={styles.others}>
      <p>
        <span id={id}>{directory.others.title(routes.length)}</span>{' '}
        <span className={styles.hint}>{directory.others.hint}</span>
      </p>
      <ul role="list" aria-labelledby={id}>
        {routes.map(({ path, directory: { name } }) => (
          <li key={path}>
            <Link discover="none" to={path}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
