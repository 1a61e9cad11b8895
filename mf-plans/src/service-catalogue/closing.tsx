import { ActionLink, ClosingCall } from '@mosaico/shared-ui';
import { closing } from './content.ts';

/** How the page ends, locked or open. */
export default function Closing() {
  const { heading, text, contact, plans } = closing;
  return (
    <ClosingCall
      weight="line"
      heading={heading}
      text={text}
      actions={
        <>
          <ActionLink to={contact.to}>{contact.label}</ActionLink>
          <ActionLink to={plans.to} look="secondary">
            {plans.label}
          </ActionLink>
        </>
      }
    />
  );
}
