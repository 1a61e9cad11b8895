import type { ReactNode } from 'react';
import type { CaseTopic } from '@mosaico/shared-types';
import { SiteLink, type SiteDestination } from '@mosaico/shared-ui';
import { resultOf, useProofs, workOf } from './use-cases.ts';
import { SampleNote, WithoutCase } from './case-parts.tsx';
import styles from './case-tiles.module.css';

/** A service among others: what proves it, and where it is sold. */
export interface TileOfCase {
  topic: CaseTopic;
  name: string;
  to: SiteDestination;
  /** Which page of the client's site a phone shows in place of the picture, whose words are too small there. */
  phone?: number;
}

/** Props of {@link CaseTiles}. */
export interface CaseTilesProps {
  /** Two to four. Three are a row, for a `PageHero` that is `wide`. */
  items: readonly TileOfCase[];
  /** Each says what came of it, too; of a client with one result, the first. */
  results?: boolean;
  /** What the page opens with where the site has a picture of none of them. */
  children?: ReactNode;
}

/**
 * What was made of each kind, as the `picture` of the `PageHero` of a page that sells several: each tile leads to where it is sold. To
 * be shown by a `section('static', …)`.
 */
export function CaseTiles({ items, results, children }: CaseTilesProps) {
  const proofs = useProofs(items.map(({ topic }) => topic));
  const tiles = items.flatMap((item, index) => {
    const { shown } = proofs[index] ?? {};
    const picture = workOf(shown, item.topic);
    const page = item.phone === undefined ? undefined : shown?.site?.pages?.[item.phone];
    return shown && picture ? [{ ...item, shown, picture, page, result: resultOf(shown, item.topic) }] : [];
  });
  if (tiles.length < 2) return <WithoutCase>{children}</WithoutCase>;
  return (
    <div className={styles.tiles} data-count={tiles.length} data-assemble="">
      {tiles.map(({ topic, name, to, shown, picture, page, result }, index) => (
        <SiteLink key={topic} className={styles.tile} to={to} data-tile="">
          <picture>
            {page ? (
              <source media="(max-width: 39.99rem)" srcSet={page.url} width={page.width} height={page.height} />
            ) : null}
            <img src={picture.url} alt="" width={640} height={480} decoding="async" />
          </picture>
          <span>
            <span>
              <strong>{name}</strong> {shown.client}
              <SampleNote {...shown} />
            </span>
            {results &&
            result &&
            tiles.findIndex((each) => each.shown.id === shown.id && each.result?.figure === result.figure) === index ? (
              <>
                {' '}
                <span>
                  <b>{result.figure}</b> {result.what}
                </span>
              </>
            ) : null}
          </span>
        </SiteLink>
      ))}
    </div>
  );
}
