import { useContent } from '@mosaico/shared-types';
import { ActionLink, Actions, Section } from '@mosaico/shared-ui';
import { contentBelow } from './content.ts';
import { Services } from './services.tsx';

/** The three services, at the anchor `id`. */
export default function Below({ id }: { id: string }) {
  const { heading, lead, terms, ...services } = useContent(contentBelow);
  return (
    <Section heading={heading} lead={lead} id={id}>
      <Services {...services} />
      <Actions>
        <ActionLink to={terms.to} look="text">
          {terms.label}
        </ActionLink>
      </Actions>
    </Section>
  );
}
