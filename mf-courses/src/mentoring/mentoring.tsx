import { section, useContent, useSite } from '@mosaico/shared-types';
import { Badge, CheckList, ClosingCall, Contract, Facts, PageHero, Price, Section } from '@mosaico/shared-ui';
import { closing, content, topics } from './content.ts';
import { TestimonialsButton } from './testimonials-button.tsx';
import styles from './mentoring.module.css';

const Proof = section('never', () => import('./proof.tsx'));

/** `/mentoria-privada-con-{slug}`: the private mentoring, one to one. */
export default function Mentoring() {
  const { mentor } = useSite();
  const { hero, facts, included, extra } = useContent(content);
  const pay = (
    <div className={styles.payment}>
      <Contract offer="mf-courses/mentoring">{hero.pay}</Contract>
    </div>
  );
  return (
    <>
      <PageHero
        eyebrow={`${hero.eyebrow} ${mentor.name}`}
        title={hero.title}
        lead={hero.lead}
        price={<Price amount={hero.price} currency />}
        actions={pay}
      />
      <Section heading={included.heading}>
        <div className={styles.included}>
          <Facts items={facts} />
          <CheckList items={included.items} />
        </div>
      </Section>
      <Section heading={topics.heading} lead={topics.lead} tone="tinted">
        <ul className={styles.topics} role="list">
          {topics.items.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Proof />
      <Section heading={extra.heading} lead={extra.text}>
        <div className={styles.extra}>
          <Badge>{extra.badge}</Badge>
          <Price amount={extra.price} before={extra.before} currency />
          <p>{extra.unit}</p>
          <div className={styles.payment}>
            <Contract offer="mf-courses/mentoring-extra">{extra.pay}</Contract>
          </div>
        </div>
      </Section>
      <ClosingCall heading={closing.heading} text={closing.text} actions={pay} />
      <TestimonialsButton />
    </>
  );
}
