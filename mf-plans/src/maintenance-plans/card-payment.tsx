import { styled } from '@mui/material/styles';
import { useSite } from 'shared-types';
import { space, token } from 'shared-ui';
import { copy } from './content.ts';

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how React lets a custom element be declared
  namespace JSX {
    interface IntrinsicElements {
      /** The card-payment provider's button; its script defines it. */
      'stripe-buy-button': { 'buy-button-id': string; 'publishable-key': string };
    }
  }
}

const Place = styled('div')({
  display: 'grid',
  gap: space(1.5),
  alignContent: 'start',
  // As high as the button, so that nothing moves when it comes.
  minHeight: space(11),
  fontSize: token.sizeSmall,
  color: token.inkSoft,
  '@media (scripting: none)': { display: 'none' },
  '& > p': {
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    gap: space(1.5),
    textAlign: 'center',
    '&::before, &::after': { content: '""', borderBlockStart: `1px solid ${token.line}` },
  },
  '& > stripe-buy-button': { justifySelf: 'center', maxWidth: '100%' },
});

/** Props of {@link CardPayment}. */
export interface CardPaymentProps {
  buyButton: string;
  /** How far the provider's script has come. */
  script: 'idle' | 'loading' | 'ready' | 'failed';
}

/** The provider's button for paying by card without leaving the page; where it is blocked, a word on the link above. */
export function CardPayment({ buyButton, script }: CardPaymentProps) {
  const { publishableKey } = useSite().cardPayments;
  if (script === 'failed') {
    return (
      <Place>
        <p>{copy.cardPayment.failed}</p>
      </Place>
    );
  }
  return (
    <Place>
      <p>{script === 'ready' ? copy.cardPayment.ready : copy.cardPayment.loading}</p>
      {script === 'ready' ? <stripe-buy-button buy-button-id={buyButton} publishable-key={publishableKey} /> : null}
    </Place>
  );
}
