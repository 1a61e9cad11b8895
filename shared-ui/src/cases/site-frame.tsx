import { useId } from 'react';
import type { CaseSummary } from '@mosaico/shared-types';
import { VisuallyHidden } from '@mosaico/shared-ui';
import { words } from './words.ts';
import styles from './site-frame.module.css';

/** Props of {@link SiteFrame}. */
export interface SiteFrameProps {
  /** The finished site. */
  site: NonNullable<CaseSummary['site']>;
  /** Whose it is. */
  client: string;
}

/**
 * A finished site in a frame, as computers and phones show it, to look around in. It works without scripts. On a narrow page only
 * the phone's picture can be read.
 */
export function SiteFrame({ site: { address, alt, wide, narrow }, client }: SiteFrameProps) {
  const name = useId();
  return (
    <div className={styles.frame} data-both={narrow ? '' : undefined}>
      <div className={styles.bar}>
        <span className={styles.address}>{address}</span>
        {narrow ? (
          <fieldset data-no-print>
            <legend>
              <VisuallyHidden>
                {words.screen} {client}
              </VisuallyHidden>
            </legend>
            <label>
              <input type="radio" name={name} value="wide" defaultChecked />
              {words.wide}
            </label>
            <label>
              <input type="radio" name={name} value="narrow" />
              {words.narrow}
            </label>
          </fieldset>
        ) : null}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: by keyboard, too */}
      <div className={styles.view} role="region" aria-label={`${words.site} ${client}`} tabIndex={0}>
        <img src={wide.url} alt={alt} width={wide.width} height={wide.height} loading="lazy" decoding="async" />
        {narrow ? (
          <img src={narrow.url} alt={alt} width={narrow.width} height={narrow.height} loading="lazy" decoding="async" />
        ) : null}
      </div>
      <p>{words.around}</p>
    </div>
  );
}
