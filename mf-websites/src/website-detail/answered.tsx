import { ActionLink, Section, type SectionProps } from '@mosaico/shared-ui';
import { Answers, type Answer } from '@mosaico/shared-ui/answers';
import { copyBelow } from './content.ts';
import styles from './answered.module.css';

interface AnsweredProps extends Pick<SectionProps, 'tone'> {
  items: readonly Answer[];
  heading: string;
}

/** What has to be known before paying, and where all of the terms are. */
export function Answered({ items, heading, ...rest }: AnsweredProps) {
  const { to, label } = copyBelow.terms;
  return (
    <Section heading={heading} {...rest}>
      <Answers items={items} />
      <div className={styles.terms}>
        <ActionLink to={to} look="text">
          {label}
        </ActionLink>
      </div>
    </Section>
  );
}
