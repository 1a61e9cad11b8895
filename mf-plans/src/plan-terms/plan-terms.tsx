import { useContent } from '@mosaico/shared-types';
import { ActionLink, Notice } from '@mosaico/shared-ui';
import { terms } from './content.ts';

/** How a monthly plan is billed and ended, before it is bought. */
export function PlanTerms() {
  const { title, text, link } = useContent(terms);
  return (
    <Notice kind="important" title={title}>
      <p>{text}</p>
      <ActionLink to={link.to} look="text">
        {link.label}
      </ActionLink>
    </Notice>
  );
}
