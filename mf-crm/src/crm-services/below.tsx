import { useContent } from '@mosaico/shared-types';
import { Section } from '@mosaico/shared-ui';
import { contentBelow } from './content.ts';
import { Services } from './services.tsx';

/** The three services, at the anchor `id`. */
export default function Below({ id }: { id: string }) {
  const { heading, lead, ...services } = useContent(contentBelow);
  return (
    <Section heading={heading} lead={lead} id={id}>
      <Services {...services} />
    </Section>
  );
}
