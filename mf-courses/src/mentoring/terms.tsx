import { Fragment } from 'react';
import { useSite } from '@mosaico/shared-types';
import { Contract, Price, Remark, Section, SiteLink } from '@mosaico/shared-ui';
import { Answers } from '@mosaico/shared-ui/answers';
import type { ContentBelow } from './content.ts';
import styles from './terms.module.css';

/** Props of {@link Terms}. */
type TermsProps = Pick<ContentBelow, 'terms' | 'extra'>;

/** What happens when plans change, each case by its rule or what the owner says of it, and beside it one more session, for whoever goes on. */
export function Terms({ terms, extra }: TermsProps) {
  const { mentoringSessions } = useSite().conditions;
  const items = terms.items.map(({ title, text, ...rest }) => ({
    title,
    text: 'owners' in rest && mentoringSessions !== undefined ? `${text} ${mentoringSessions}` : text,
  }));
  return (
    <Section heading={terms.heading}>
      <div className={styles.parts}>
        <div>
          <Answers items={items} />
          <Remark>
            {terms.links.map(({ to, label }) => (
              <Fragment key={to}>
                <SiteLink to={to}>{label}</SiteLink>.{' '}
              </Fragment>
            ))}
          </Remark>
        </div>
        <div className={styles.extra}>
          <h3>{extra.heading}</h3>
          <p>{extra.text}</p>
          <Price amount={extra.price} before={extra.before} currency />
          <p>
            {extra.unit}, <strong>{extra.less}</strong>
          </p>
          <Contract offer="mf-courses/mentoring-extra">{extra.pay}</Contract>
        </div>
      </div>
    </Section>
  );
}
