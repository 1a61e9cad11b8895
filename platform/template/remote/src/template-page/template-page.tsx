import { useOffer } from '@mosaico/shared-types';
import { ClosingCall, Contract, PageHero, Price, Section, Steps } from '@mosaico/shared-ui';
import { closing, hero, start } from './content.ts';
import styles from './template-page.module.css';

/** `/pagina-nueva`: what it is about, what it costs, how it begins, and a way to ask. */
export default function TemplatePage() {
  const { price } = useOffer('mf-template/offer');
  const ask = (
    <div className={styles.way}>
      <Contract offer="mf-template/offer">{hero.ask}</Contract>
    </div>
  );
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        price={<Price amount={price} currency />}
        actions={ask}
      />
      <Section heading={start.heading}>
        <Steps items={start.items} />
      </Section>
      <ClosingCall heading={closing.heading} text={closing.text} actions={ask} />
    </>
  );
}
