import { Link, useLocation } from 'react-router';
import { useTrail } from '@mosaico/shared-types';
import { copy } from '../basics/copy.ts';
import { ArrowLeft } from '../art/icons.tsx';
import { useSiteAddress, type SiteDestination } from '../actions/site-link.tsx';
import styles from './breadcrumbs.module.css';

/** Props of {@link Breadcrumbs}. */
export interface BreadcrumbsProps {
  /** The link back that the page offers. Where that is a page of the trail, it is shown there; else at the end. */
  back?: { to: SiteDestination; label: string };
}

/** The pages above this one, home first, and the page's own link back. */
export function Breadcrumbs({ back }: BreadcrumbsProps) {
  const trail = useTrail(useLocation().pathname);
  const addressOf = useSiteAddress();
  const backTo = back && addressOf(back.to);
  const backLink = back && (
    <Link discover="none" to={addressOf(back.to)} data-back="">
      <ArrowLeft size={18} />
      {back.label}
    </Link>
  );
  if (trail.length === 0)
    return backLink ? (
      <div className={styles.line} data-no-print="">
        {backLink}
      </div>
    ) : null;
  // What a phone shows of the trail.
  const parent = backLink ? undefined : trail.at(-1)?.path;
  const isInTrail = trail.some(({ path }) => path === backTo);
  return (
    <nav className={styles.line} aria-label={copy.breadcrumbs} data-no-print="">
      <ol role="list">
        {trail.map(({ path, label: name }) => (
          <li key={path} data-up={path === (backLink ? backTo : parent) ? '' : undefined}>
            {path === backTo ? (
              backLink
            ) : (
              <Link discover="none" to={path}>
                {path === parent ? <ArrowLeft size={18} /> : null}
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {isInTrail ? null : backLink}
    </nav>
  );
}
