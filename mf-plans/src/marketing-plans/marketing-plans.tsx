import { useSite } from '@mosaico/shared-types';
import { ActionLink, PageHero, Scene } from '@mosaico/shared-ui';
import { copy, scene } from './content.ts';

/** `/planes-de-marketing` sends the visitor on; this is for whoever is not sent. */
export default function MarketingPlans() {
  const { links } = useSite();
  return (
    <PageHero
      eyebrow={copy.eyebrow}
      title={copy.title}
      lead={copy.lead}
      picture={<Scene art={scene} assemble />}
      actions={<ActionLink href={links.marketingPlans}>{copy.action}</ActionLink>}
    />
  );
}
