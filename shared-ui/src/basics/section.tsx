import type { ComponentProps, ReactNode } from 'react';
import { clsx } from 'clsx';
import styles from './section.module.css';
import side from './section-beside.module.css';

/** The page's width and gutters, for blocks outside of a Section. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(styles.container, className)} />;
}

/** Props of {@link Section}. */
export interface SectionProps {
  children: ReactNode;
  /** An `<h2>`; it names the section. */
  heading?: string;
  lead?: ReactNode;
  /** Anchor. Needed when there is a heading and a link leads here. */
  id?: string;
  /** Ground: the page's (default), a tint, or a dark band. */
  tone?: 'plain' | 'tinted' | 'ink';
  /** Text no wider than 68 characters. */
  narrow?: boolean;
  /** Heading and lead left of what they head, one element, where there is room. An `Aside`, or a second one, stands below them. */
  beside?: boolean;
  /** Left out of print, where it would say again what is printed already. */
  screenOnly?: boolean;
}

/** A part of a page: ground, width and vertical rhythm. */
export function Section({ children, heading, lead, id, tone = 'plain', narrow, beside, screenOnly }: SectionProps) {
  return (
    <section
      className={styles.band}
      id={id}
      data-tone={tone}
      data-no-print={screenOnly ? '' : undefined}
      aria-label={heading}
    >
      <Container
        data-narrow={narrow ? '' : undefined}
        className={beside ? side.beside : undefined}
        data-head={beside ? 'beside' : undefined}
      >
        {heading === undefined && lead === undefined ? null : (
          <div className={styles.head}>
            {heading === undefined ? null : <h2>{heading}</h2>}
            {lead === undefined ? null : <p>{lead}</p>}
          </div>
        )}
        {children}
      </Container>
    </section>
  );
}

/** Props of {@link Aside}. */
export interface AsideProps {
  /** An `<h2>`; it names the part. */
  heading: string;
  children: ReactNode;
}

/**
 * What is good to know before a form, or after it: before or after it in a `beside` section. Where there is room it stands below the
 * section's heading in both cases.
 */
export function Aside({ heading, children }: AsideProps) {
  return (
    <section className={side.aside} aria-label={heading}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
