import { useContent } from '@mosaico/shared-types';
import { ActionLink, PageHero, Price } from '@mosaico/shared-ui';
import Below from '../../../../../mf-crm/src/crm-plans/below.tsx';
import { content } from '../../../../../mf-crm/src/crm-plans/content.ts';
import styles from '../../../../../mf-crm/src/crm-plans/crm-plans.module.css';
import { Frame, type IslandProps } from '../frame.tsx';

/** What stands above the tabs. */
export function Top({ shown }: IslandProps) {
  return (
    <Frame shown={shown}>
      <Hero />
    </Frame>
  );
}

function Hero() {
  const { back, hero } = useContent(content);
  return (
    <PageHero
      back={back}
      eyebrow={hero.eyebrow}
      title={hero.title}
      lead={hero.lead}
      price={
        <div className={styles.cost}>
          <Price {...hero.price} currency />
          <p>{hero.fee}</p>
        </div>
      }
      actions={
        <>
          <ActionLink href="#planes">{hero.action}</ActionLink>
          <ActionLink href="#contacto" look="text">
            {hero.contact}
          </ActionLink>
        </>
      }
    />
  );
}

/** What stands below them. */
export function Rest({ shown }: IslandProps) {
  return (
    <Frame shown={shown}>
      <Below id="contacto" />
    </Frame>
  );
}
