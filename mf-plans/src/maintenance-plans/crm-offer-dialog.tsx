import type { MouseEvent } from 'react';
import { ActionButton, ActionLink, Actions, Dialog } from '@mosaico/shared-ui';
import { copy } from './content.ts';
import styles from './crm-offer-dialog.module.css';

/** Offers a CRM to whoever reads about maintenance. */
export function CrmOfferDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { title, text, see, later } = copy.crmOffer;
  // The next page may take a moment; the dialog does not stand in its way.
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <div className={styles.words}>
        <p>{text}</p>
        <Actions onClick={closeOnLink}>
          <ActionLink to={see.to}>{see.label}</ActionLink>
          <ActionButton look="secondary" onClick={onClose}>
            {later}
          </ActionButton>
        </Actions>
      </div>
    </Dialog>
  );
}
