import { keyframes, styled } from '@mui/material/styles';
import { Check, copy as shared, Cross, space, token, VisuallyHidden } from 'shared-ui';
import { layerColours } from './layer-colours.ts';
import { NewPages } from './new-pages.tsx';
import { layerNames } from './plans.ts';
import type { Layer } from './plans.ts';

const lay = keyframes({ from: { opacity: 0, transform: 'translateY(6px)' } });
const wide = '@container (min-width: 46rem)';
// From the ground up; the roof lies after 200 ms.
const order = { support: 60, changes: 40, site: 20, server: 0 };

const Storeys = styled('ul')({
  display: 'grid',
  gap: space(2),
  [wide]: { gap: '3px' },
  '& > li': {
    display: 'grid',
    gap: space(0.75),
    animation: `${lay} 140ms ${token.ease} backwards`,
    [wide]: { gridTemplateColumns: '6.5rem minmax(0, 1fr)', alignItems: 'center', gap: space(2) },
  },
  '& h5': {
    margin: 0,
    fontFamily: token.text,
    fontSize: token.sizeSmall,
    fontWeight: 600,
    letterSpacing: 0,
    lineHeight: 1.3,
  },
  ...Object.fromEntries(
    Object.entries(layerColours).map(([id, colours]) => [
      `& > li[data-layer="${id}"]`,
      { animationDelay: `${order[id as keyof typeof order]}ms`, '& li:not([data-without])': colours },
    ]),
  ),
});

const Bricks = styled('ul')({
  display: 'grid',
  gap: '3px',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: space(1.25),
    minHeight: space(6),
    padding: `${space(1)} ${space(1.5)}`,
    borderRadius: token.radius,
    fontSize: token.sizeSmall,
    fontWeight: 600,
    lineHeight: 1.3,
    '&[data-without]': {
      color: token.inkSoft,
      fontWeight: 400,
      border: `1.5px dashed ${token.outline}`,
    },
  },
  [wide]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    '& > li': { minHeight: space(8.5) },
    // A roof over the house.
    '[data-layer="support"] > & > li:first-of-type': { borderStartStartRadius: space(6), paddingInlineStart: space(3) },
    '[data-layer="support"] > & > li:last-of-type': { borderStartEndRadius: space(6), paddingInlineEnd: space(3) },
  },
});

/** A plan as a house: what it cares for in solid bricks, storey upon storey, and what it does not as gaps. */
export function Wall({ layers }: { layers: readonly Layer[] }) {
  return (
    <Storeys role="list">
      {layers.map(({ id, bricks }) => (
        <li key={id} data-layer={id}>
          <h5>{layerNames[id]}</h5>
          <Bricks role="list">
            {bricks.map(({ text, without, pages }) => (
              <li key={text} data-without={without ? '' : undefined}>
                {without ? <Cross size={14} /> : <Check size={16} />}
                <div>
                  <VisuallyHidden>{without ? shared.excludedItem : shared.includedItem} </VisuallyHidden>
                  {text}
                  {pages === undefined ? null : <NewPages {...pages} />}
                </div>
              </li>
            ))}
          </Bricks>
        </li>
      ))}
    </Storeys>
  );
}
