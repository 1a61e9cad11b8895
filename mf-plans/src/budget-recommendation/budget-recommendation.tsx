import { section, useContent } from '@mosaico/shared-types';
import { ChatLinkButton, PageHero } from '@mosaico/shared-ui';
import { content } from './content.ts';

const Order = section('static', () => import('./order.tsx'));
const Below = section('static', () => import('./below.tsx'));

/** `/descalificar-lead`: what a lead with a small budget can do first. */
export default function BudgetRecommendation() {
  const { hero } = useContent(content);
  return (
    <>
      <PageHero
        compact
        below={<Order />}
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={<ChatLinkButton text={hero.requestText}>{hero.request}</ChatLinkButton>}
      />
      <Below />
    </>
  );
}
