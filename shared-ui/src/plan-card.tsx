import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import type { Amount } from 'shared-types';
import { Badge } from './badge.tsx';
import { CheckList } from './check-list.tsx';
import { copy } from './copy.tsx';
import { Price } from './price.tsx';
import { space, tileCorners, token } from './tokens.tsx';

const Frame = styled('article')({
  position: 'relative',
  containerType: 'inline-size',
  minWidth: 0,
  backgroundColor: token.raised,
  border: `1px solid ${token.line}`,
  borderRadius: tileCorners,
  overflow: 'clip',
  '&[data-recommended]': { borderColor: token.accent, boxShadow: `inset 0 0 0 1px ${token.accent}` },
});

const Layout = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  height: '100%',
  // By its own width, not the screen's: side by side in a tab panel, stacked in a grid of cards.
  '@container (min-width: 46rem)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gridTemplateRows: 'auto' },
});

const Offer = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: space(2.5),
  padding: `clamp(${space(3)}, 5cqi, ${space(5)})`,
  '& h3': { fontSize: token.sizeHeading, lineHeight: 1.15 },
  '& > p': { color: token.inkSoft },
});

const Detail = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: space(4),
  padding: `clamp(${space(3)}, 5cqi, ${space(5)})`,
  borderBlockStart: `1px solid ${token.line}`,
  '& h4': {
    marginBlockEnd: space(2),
    fontFamily: token.text,
    fontSize: token.sizeSmall,
    fontWeight: 600,
    letterSpacing: 0,
    color: token.inkSoft,
  },
  '@container (min-width: 46rem)': { borderBlockStart: 0, borderInlineStart: `1px solid ${token.line}` },
});

const Buttons = styled('div')({ display: 'grid', gap: space(1.5), marginBlockStart: space(1) });

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
  /** `ActionLink`s or buttons, `wide`. */
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
    <Frame data-recommended={badge === undefined ? undefined : ''}>
      <Layout>
        <Offer>
          {badge === undefined ? null : <Badge>{badge}</Badge>}
          <h3>{name}</h3>
          {price === undefined ? null : <Price amount={price} currency {...(before === undefined ? {} : { before })} />}
          {conditions === undefined ? null : <p>{conditions}</p>}
          {description === undefined ? null : <p>{description}</p>}
          {actions === undefined ? null : <Buttons>{actions}</Buttons>}
        </Offer>
        <Detail>
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
        </Detail>
      </Layout>
    </Frame>
  );
}
