import type { ReactNode } from 'react';
import type { Amount, CaseTopic, PageLink } from '@mosaico/shared-types';
import { ArrowRight, Price, SiteLink } from '@mosaico/shared-ui';
import { Sign, type SignName } from './sign.tsx';
import styles from './price-wall.module.css';

/** A service on the wall. */
export interface WallTile {
  sign: SignName;
  /** What it shows a work of, before its sign. */
  topic?: CaseTopic;
  title: string;
  text: string;
  /** What it costs at least; a service without a price says in words how it is found out. */
  price: Amount | string;
  /** The page that tells more. */
  to?: PageLink;
}

/** Props of {@link PriceWall}. */
interface PriceWallProps {
  /** Six of them. */
  tiles: readonly WallTile[];
  /** The picture of a client's work, for a tile. */
  work: (tile: WallTile) => ReactNode;
  /** Whose work it is, and what came of it, below the picture. */
  proof?: (tile: WallTile) => ReactNode;
}

/** Services as a wall of works with what they cost: one of them large where it says what came of them, else two. */
export function PriceWall({ tiles, work, proof }: PriceWallProps) {
  return (
    <ul className={styles.wall} role="list" data-proof={proof ? '' : undefined}>
      {tiles.map((tile) => {
        const { sign, title } = tile;
        return (
          <li className={styles.tile} data-tile="" key={title}>
            <div className={styles.work}>
              <div className={styles.sign}>
                <Sign name={sign} />
                {work(tile)}
              </div>
              {proof?.(tile)}
            </div>
            <ServiceWords {...tile} />
          </li>
        );
      })}
    </ul>
  );
}

/** What a service is, and what it costs. */
export function ServiceWords({ title, text, price, to }: WallTile) {
  return (
    <div className={styles.words}>
      <h3>
        {to === undefined ? (
          title
        ) : (
          <SiteLink className={styles.cover} to={to}>
            {title}
          </SiteLink>
        )}
      </h3>
      <p>{text}</p>
      <div className={styles.foot}>
        <Cost price={price} />
        {to === undefined ? null : <ArrowRight />}
      </div>
    </div>
  );
}

function Cost({ price }: { price: Amount | string }): ReactNode {
  if (typeof price === 'string') return <p className={styles.inWords}>{price}</p>;
  return (
    <div>
      <Price amount={price} size="small" currency />
      {/* A starting price says so by itself. */}
      {price.from || price.covers === undefined ? null : <p className={styles.covers}>{price.covers}</p>}
    </div>
  );
}
