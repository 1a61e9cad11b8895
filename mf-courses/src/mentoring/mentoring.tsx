import { section, useContent, useSite } from '@mosaico/shared-types';
import { ClosingCall, Contract, PageHero, Price } from '@mosaico/shared-ui';
import { closing, content } from './content.ts';
import { TestimonialsButton } from './testimonials-button.tsx';
import styles from './mentoring.module.css';

const Call = section('static', () => import('./call.tsx'));
const Below = section('static', () => import('./below.tsx'));

/** `/mentoria-privada-con-{slug}`: the private mentoring, one to one. */
export default function Mentoring() {
  const { mentor } = useSite();
  const { hero } = useContent(content);
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
        below={<Call />}
        wide
      />
      <Below />
      <ClosingCall weight="line" heading={closing.heading} text={closing.text} actions={pay} />
      <TestimonialsButton />
    </>
  );
}
