import { Aside, Embed, Section, type EmbedHeight } from '@mosaico/shared-ui';
import { formAnchor } from './anchor.ts';
import type { JobOpening } from './job-offer.ts';

/** Props of {@link Apply}. */
export interface ApplyProps {
  form: JobOpening['form'];
  /** Address of the application survey. */
  survey: string;
  height: EmbedHeight;
}

/** The application survey. */
export default function Apply({ form, survey, height }: ApplyProps) {
  return (
    <Section heading={form.heading} lead={form.lead} id={formAnchor} beside>
      <Aside heading={form.mandatory.title}>
        <p>{form.mandatory.text}</p>
      </Aside>
      <Embed address={survey} title={form.title} height={height} />
    </Section>
  );
}
