import { useContent } from '@mosaico/shared-types';
import { ActionLink, Notice } from '@mosaico/shared-ui';
import { content } from './rules-content.ts';

/** What stopping costs, for below a wall of prices. */
export function Rules() {
  const { title, items, terms } = useContent(content);
  return (
    <Notice kind="important" title={title}>
      {items.map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
      <ActionLink to={terms.to} look="text">
        {terms.label}
      </ActionLink>
    </Notice>
  );
}
