import { useContent } from '@mosaico/shared-types';
import { ChatLinkButton, ClosingCall, PageHero, Section, Steps } from '@mosaico/shared-ui';
import { PriceWall } from '../catalogue/price-wall.tsx';
import { closing, content, order } from './content.ts';
import { scene } from './scene.ts';

/** `/descalificar-lead`: what a lead with a small budget can do first. */
export default function BudgetRecommendation() {
  const { hero, within } = useContent(content);
  const request = <ChatLinkButton text={hero.requestText}>{hero.request}</ChatLinkButton>;
  return (
    <>
      <PageHero scene={scene} eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead} actions={request} />
      <Section heading={order.heading}>
        <Steps items={order.items} />
      </Section>
      <Section heading={within.heading} lead={within.lead} tone="tinted">
        <PriceWall tiles={within.tiles} />
      </Section>
      <ClosingCall weight="line" heading={closing.heading} text={closing.text} actions={request} />
    </>
  );
}
