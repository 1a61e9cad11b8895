import { section } from '@mosaico/shared-types';
import { ChatLinkButton, ClosingCall, PageHero, Section, Steps } from '@mosaico/shared-ui';
import { closing, hero, steps, technical, widgets } from './content.ts';
import { TechnicalFacts } from './technical-facts.tsx';
import { WidgetOffer } from './widget-offer.tsx';

const Art = section('static', () => import('./art.tsx'));

/** `/widgets`: what other sites may show of this one, and the code for it. */
export default function Widgets() {
  return (
    <>
      <PageHero picture={<Art />} eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead} compact />
      {widgets.map((widget) => (
        <WidgetOffer key={widget.id} widget={widget} />
      ))}
      <Section heading={steps.heading} tone="tinted">
        <Steps items={steps.items} />
      </Section>
      <Section heading={technical.heading} lead={technical.lead}>
        <TechnicalFacts />
      </Section>
      <ClosingCall
        weight="line"
        heading={closing.heading}
        text={closing.text}
        actions={<ChatLinkButton text={closing.message}>{closing.action}</ChatLinkButton>}
      />
    </>
  );
}
