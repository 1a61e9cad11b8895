import type { ClientCase } from '@mosaico/shared-types';
import { SiteLink } from '@mosaico/shared-ui';
import { isUpright, Screen } from './screen.tsx';
import styles from './tile.module.css';

/** What was made, whose case it is, and what came of it; the whole tile leads to the case's page. */
export function Tile({
  shown: { id, client, sector, pictures, headline, result, site },
  wide,
}: {
  shown: ClientCase;
  /** Two columns wide where there are four. */
  wide: boolean;
}) {
  const [picture] = pictures ?? [];
  const page = site?.pages?.[0];
  const upright = isUpright(page);
  const came = headline ?? (result && `${result.figure} ${result.what}`);
  return (
    <div className={styles.tile} data-wide={wide ? '' : undefined} data-upright={upright ? '' : undefined}>
      {picture ? (
        <picture>
          {page && wide ? <Screen page={page} media="(min-width: 72rem)" /> : null}
          {page && upright ? <Screen page={page} media="(max-width: 29.99rem)" /> : null}
          <img src={picture.url} alt="" width={640} height={480} loading="lazy" decoding="async" />
        </picture>
      ) : (
        <span className={styles.initial} aria-hidden="true">
          {client.charAt(0)}
        </span>
      )}
      <h3>
        <SiteLink to={`mf-testimonials/case/${id}`} data-cover="">
          {client}
        </SiteLink>{' '}
        <small>{sector}</small>
      </h3>
      {came === undefined ? null : <p>{came}</p>}
    </div>
  );
}
