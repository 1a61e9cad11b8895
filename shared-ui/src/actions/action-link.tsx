import type { ReactNode, Ref } from 'react';
import type { ActionLook } from './action-look.ts';
import { copy } from '../basics/copy.ts';
import { ArrowOut, ArrowRight } from '../art/icons.tsx';
import { SiteLink, type SiteDestination } from './site-link.tsx';
import { VisuallyHidden } from '../basics/visually-hidden.tsx';
import styles from './action.module.css';

/** Where a link leads: `to` a page of the site, by its name, or `href` anywhere else (opens a new tab). */
export type Destination = { to: SiteDestination; href?: never } | { href: string; to?: never };

/** Props of {@link ActionLink}. */
export type ActionLinkProps = Destination & {
  children: ReactNode;
  /** Default: `primary`. One primary action per view. */
  look?: ActionLook;
  /** An icon instead of the arrow; `null` for none. */
  icon?: ReactNode;
  /** As wide as its container (cards). */
  wide?: boolean;
  /** Id of the element that says what following the link means (a rule of the terms). */
  describedBy?: string;
  ref?: Ref<HTMLAnchorElement>;
};

/** A link that calls to action. Links that leave the site say so to screen readers. */
export function ActionLink({ to, href, children, look = 'primary', icon, wide, describedBy, ref }: ActionLinkProps) {
  const shape = { ref, 'data-look': look, 'data-wide': wide ? '' : undefined, 'aria-describedby': describedBy };
  if (to !== undefined) {
    return (
      <SiteLink className={styles.action} to={to} {...shape}>
        {children}
        {icon === undefined ? <ArrowRight /> : icon}
      </SiteLink>
    );
  }
  // mailto: and tel: open no tab.
  if (!/^(https?:|\/)/.test(href)) {
    return (
      <a className={styles.action} href={href} {...shape}>
        {children}
        {icon}
      </a>
    );
  }
  return (
    <a className={styles.action} href={href} target="_blank" rel="noopener noreferrer" {...shape}>
      {children}
      <VisuallyHidden> {copy.externalHint}</VisuallyHidden>
      {icon === undefined ? <ArrowOut /> : icon}
    </a>
  );
}
