import type { ReactNode } from 'react';
import type { Amount } from '@mosaico/shared-types';
import { Badge } from '../words/badge.tsx';
import { CardActions } from '../actions/card-actions.tsx';
import { CheckList } from '../words/check-list.tsx';
import { copy } from '../basics/copy.ts';
import { Price } from './price.tsx';
import styles from './plan-card.module.css';

/** Props of {@link PlanCard}. */
export interface PlanCardProps {
  name: string;
  price?: Amount;
  /** Former price, crossed out. */
  before?: Amount;
  description?: string;
  included: readonly string[];
  excluded?: readonly string[];
  /** Plain conditions that belong beside the price (a one-time fee, a term). */
  conditions?: ReactNode;
  /** `ActionLink`s or buttons, one of them primary; each gets the column's width. */
  actions?: ReactNode;
  /** A flag such as the word for recommended; it gives the card its accent outline too. */
  badge?: string;
  /** Anything below the lists (an embedded calendar). */
  children?: ReactNode;
}

/** A plan: price and action on one side, what it includes and what not on the other. */
export function PlanCard({
  name,
  price,
  before,
  description,
  included,
  excluded,
  conditions,
  actions,
  badge,
  children,
}: PlanCardProps) {
  return (
    <article className={styles.frame} data-recommended={badge === undefined ? undefined : ''}>
      <div className={styles.layout}>
        <div className={styles.offer}>
          {badge === undefined ? null : <Badge>{badge}</Badge>}
          <h3>{name}</h3>
          {price === undefined ? null : <Price amount={price} currency {...(before === undefined ? {} : { before })} />}
          {conditions === undefined ? null : <p>{conditions}</p>}
          {description === undefined ? null : <p>{description}</p>}
          {actions === undefined ? null : <CardActions>{actions}</CardActions>}
        </div>
        <div className={styles.detail}>
          {included.length === 0 ? null : (
            <div>
              <h4>{copy.included}</h4>
              <CheckList items={included} columns={2} />
            </div>
          )}
          {excluded === undefined || excluded.length === 0 ? null : (
            <div>
              <h4>{copy.excluded}</h4>
              <CheckList items={excluded} kind="excluded" columns={2} />
            </div>
          )}
          {children}
        </div>
      </div>
    </article>
  );
}
