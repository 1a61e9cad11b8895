import { styled } from '@mui/material/styles';
import { Link, useLocation } from 'react-router-dom';
import { useTrail } from 'shared-types';
import { copy } from './copy.tsx';
import { ArrowLeft } from './icons.tsx';
import { useSiteAddress, type SiteDestination } from './site-link.tsx';
import { space, token } from './tokens.tsx';

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(1.5) } as const;

const Line = styled('div')({
  ...line,
  fontSize: token.sizeSmall,
  lineHeight: 1.35,
  '& ol': line,
  '& li': { display: 'inline-flex', alignItems: 'center', gap: space(1.5), minWidth: 0 },
  // A quarter of a tile between two pages; where the line wraps, it stays with the first.
  '& li:not(:last-of-type)::after': {
    content: '""',
    flex: 'none',
    width: '0.4375em',
    height: '0.4375em',
    borderRadius: '0 0.4375em 0 0',
    backgroundColor: token.outline,
  },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(1),
    minHeight: space(4),
    color: token.inkSoft,
    textDecoration: 'none',
  },
  '& a[data-back]': { color: token.ink, fontWeight: 600 },
  '& a:hover': { color: token.ink, textDecoration: 'underline' },
  '& svg': { flex: 'none' },
});

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
    <Link to={addressOf(back.to)} data-back="">
      <ArrowLeft size={18} />
      {back.label}
    </Link>
  );
  if (trail.length === 0) return backLink ? <Line data-no-print="">{backLink}</Line> : null;
  const isInTrail = trail.some(({ path }) => path === backTo);
  return (
    <Line as="nav" aria-label={copy.breadcrumbs} data-no-print="">
      <ol role="list">
        {trail.map(({ path, label: name }) => (
          <li key={path}>{path === backTo ? backLink : <Link to={path}>{name}</Link>}</li>
        ))}
      </ol>
      {isInTrail ? null : backLink}
    </Line>
  );
}
