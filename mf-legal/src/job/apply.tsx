import { Aside, Embed, Section, Steps, type EmbedHeight } from '@mosaico/shared-ui';
import { formAnchor } from './anchor.ts';
import type { JobOpening } from './job-offer.ts';
import styles from './job-page.module.css';

/** Props of {@link Apply}. */
export interface ApplyProps {
  form: JobOpening['form'];
  /** Address of the application survey. */
  survey: string;
  height: EmbedHeight;
}

/** The application survey, and how the selection goes on from it. */
export default function Apply({ form, survey, height }: ApplyProps) {
  return (
    <Section heading={form.heading} lead={form.lead} id={formAnchor} beside>
      <div className={styles.form}>
        <Embed address={survey} title={form.title} height={height} topic="hiring" />
        <p>
          <strong>{form.mandatory.title}</strong> {form.mandatory.text}
        </p>
      </div>
      <Aside heading={form.selection.heading}>
        <Steps items={form.selection.items} />
      </Aside>
    </Section>
  );
}
