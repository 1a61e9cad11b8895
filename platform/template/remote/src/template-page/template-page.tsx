import { ChatLinkButton, ClosingCall, PageHero, Section, Steps } from 'shared-ui';
import { closing, hero, request, start } from './content.ts';

/** `/pagina-nueva`: what it is about, how it begins, and a way to ask. */
export default function TemplatePage() {
  const ask = <ChatLinkButton text={request.message}>{request.label}</ChatLinkButton>;
  return (
    <>
      <PageHero eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead} actions={ask} />
      <Section heading={start.heading}>
        <Steps items={start.items} />
      </Section>
      <ClosingCall heading={closing.heading} text={closing.text} actions={ask} />
    </>
  );
}
