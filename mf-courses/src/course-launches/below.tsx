import { useContent } from '@mosaico/shared-types';
import { ActionLink, ClosingCall, Section, Steps } from '@mosaico/shared-ui';
import { Answers } from '@mosaico/shared-ui/answers';
import { Appointments } from './appointments.tsx';
import { contentBelow, scene } from './content.ts';
import { FreeConsultation } from './free-consultation.tsx';
import { Offers } from './offers.tsx';
import styles from './below.module.css';

/** The three offers, what came of one, how it goes, and the free consultation. */
export default function Below() {
  const { offers, steps, consultation, answers, closing } = useContent(contentBelow);
  return (
    <>
      <Section heading={offers.heading} lead={offers.lead}>
        <Offers {...offers} />
      </Section>
      <Section heading={steps.heading}>
        <Steps items={steps.items} />
        <section className={styles.answers} aria-label={answers.heading}>
          <h3>{answers.heading}</h3>
          <Answers items={answers.items} />
          <ActionLink to={answers.terms.to} look="text">
            {answers.terms.label}
          </ActionLink>
        </section>
      </Section>
      <FreeConsultation {...consultation} />
      <ClosingCall
        scene={scene}
        heading={closing.heading}
        text={closing.text}
        actions={<Appointments {...closing.appointments} />}
      />
    </>
  );
}
