import type { MouseEvent } from 'react';
import { styled } from '@mui/material/styles';
import { ActionButton, ActionLink, Actions, Dialog, space } from 'shared-ui';
import { copy } from './content.ts';

const Words = styled('div')({ display: 'grid', gap: space(3) });

/** Offers a CRM to whoever reads about maintenance. */
export function CrmOfferDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { title, text, see, later } = copy.crmOffer;
  // The next page may take a moment; the dialog does not stand in its way.
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <Words>
        <p>{text}</p>
        <Actions onClick={closeOnLink}>
          <ActionLink to={see.to}>{see.label}</ActionLink>
          <ActionButton look="secondary" onClick={onClose}>
            {later}
          </ActionButton>
        </Actions>
      </Words>
    </Dialog>
  );
}
