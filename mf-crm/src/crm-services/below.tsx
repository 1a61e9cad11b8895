import { useContent } from '@mosaico/shared-types';
import { ActionLink, Section, Steps } from '@mosaico/shared-ui';
import { BeforeDeciding } from '../answers/before-deciding.tsx';
import { contentBelow } from './content.ts';
import { Services } from './services.tsx';
import styles from './below.module.css';

/** The three services, at the anchor `id`, what came of one, and how they go together. */
export default function Below({ id }: { id: string }) {
  const { services, path, answers } = useContent(contentBelow);
  return (
    <>
      <Section heading={services.heading} id={id}>
        <Services {...services} />
      </Section>
      <Section heading={path.heading} lead={path.lead}>
        <div className={styles.path}>
          <Steps items={path.steps} />
          <ActionLink to={path.faq.to} look="text">
            {path.faq.label}
          </ActionLink>
        </div>
        <BeforeDeciding {...answers} />
      </Section>
    </>
  );
}
