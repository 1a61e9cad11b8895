import { useState, type MouseEvent } from 'react';
import { Dialog, Plus, VisuallyHidden } from '@mosaico/shared-ui';
import { FeatureIcon } from './feature-icon.tsx';
import type { Feature } from './content.ts';
import styles from './features.module.css';

function Details({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** What a plan brings, row by row; a row with details opens them in a dialog. */
export function FeatureList({ items, label }: { items: readonly Feature[]; label: string }) {
  const [shown, show] = useState<Feature>();
  const open = ({ currentTarget }: MouseEvent<HTMLButtonElement>, feature: Feature): void => {
    // Safari does not focus a pressed button. The dialog returns the focus to it when it closes.
    currentTarget.focus();
    show(feature);
  };
  return (
    <>
      <ul className={styles.list} role="list">
        {items.map((feature) => (
          <li key={feature.title}>
            <FeatureIcon name={feature.icon} />
            <div>
              {feature.title}
              {feature.details === undefined ? null : <Details lines={feature.details} />}
            </div>
            {feature.details === undefined ? null : (
              <button
                className={styles.more}
                type="button"
                aria-haspopup="dialog"
                onClick={(press) => open(press, feature)}
              >
                <Plus size={18} />
                <VisuallyHidden>
                  {label}: {feature.title}
                </VisuallyHidden>
              </button>
            )}
          </li>
        ))}
      </ul>
      <Dialog open={shown !== undefined} onClose={() => show(undefined)} title={shown?.title ?? label}>
        {shown?.details === undefined ? null : <Details lines={shown.details} />}
      </Dialog>
    </>
  );
}
