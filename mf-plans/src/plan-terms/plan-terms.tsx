import { useContent, useSite } from '@mosaico/shared-types';
import { ActionLink, Notice } from '@mosaico/shared-ui';
import { terms } from './content.ts';

/** How a monthly plan is billed, before it is bought; whether the first month is paid on contracting, only the owner says. */
export function PlanTerms() {
  const { title, billing, link } = useContent(terms);
  const { firstPayment } = useSite().conditions;
  return (
    <Notice kind="important" title={title}>
      <p>{[firstPayment, billing].filter(Boolean).join(' ')}</p>
      <ActionLink to={link.to} look="text">
        {link.label}
      </ActionLink>
    </Notice>
  );
}
