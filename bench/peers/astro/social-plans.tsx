import { useContent } from '@mosaico/shared-types';
import { ActionLink, PageHero, Price } from '@mosaico/shared-ui';
import Art from '../../../mf-plans/src/social-plans/art.tsx';
import { content } from '../../../mf-plans/src/social-plans/content.ts';
import { Networks } from '../../../mf-plans/src/social-plans/networks.tsx';

/** The static part above the tabs. */
export default function SocialPlansHero() {
  const { hero, networks } = useContent(content);
  return (
    <PageHero
      eyebrow={hero.eyebrow}
      title={hero.title}
      lead={hero.lead}
      price={<Price amount={hero.price} currency />}
      actions={<ActionLink href="#planes">{hero.action}</ActionLink>}
      details={<Networks {...networks} />}
      picture={<Art />}
      wide
    />
  );
}
