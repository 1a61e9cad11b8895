import { section } from '@mosaico/shared-types';
import { ActionLink, PageHero, Section } from '@mosaico/shared-ui';
import { hero, widgets } from './content.ts';
import { TechnicalFacts } from './technical-facts.tsx';
import { WidgetOffer } from './widget-offer.tsx';

const Art = section('static', () => import('./art.tsx'));

/** `/widgets`: what other sites may show of this one, and the code for it. */
export default function Widgets() {
  return (
    <>
      <PageHero
        below={<Art />}
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={<ActionLink href={`#${widgets[0].id}`}>{hero.action}</ActionLink>}
        compact
      />
      {widgets.map((widget) => (
        <WidgetOffer key={widget.id} widget={widget} />
      ))}
      <Section>
        <TechnicalFacts />
      </Section>
    </>
  );
}
