import { Check, copy as shared, Cross, VisuallyHidden } from '@mosaico/shared-ui';
import { NewPages } from './new-pages.tsx';
import { type Layer, layerNames } from './content.ts';
import layerColours from './layer-colours.module.css';
import styles from './wall.module.css';

/** A plan as a house: what it cares for in solid bricks, storey upon storey, and what it does not as gaps. */
export function Wall({ layers }: { layers: readonly Layer[] }) {
  return (
    <ul className={styles.storeys} role="list">
      {layers.map(({ id, bricks }) => (
        <li key={id} className={layerColours.storey} data-layer={id}>
          <h5>{layerNames[id]}</h5>
          <ul className={styles.bricks} role="list">
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
          </ul>
        </li>
      ))}
    </ul>
  );
}
