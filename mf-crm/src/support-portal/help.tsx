import { useSite } from '@mosaico/shared-types';
import { Aside, CheckList, Embed, Faq, Section } from '@mosaico/shared-ui';
import { faq, ticket } from './content.ts';

/** Answers to what most ask, and the form of who asks something else, at the anchor `id`. */
export default function Help({ id }: { id: string }) {
  const { forms } = useSite();
  return (
    <>
      <Section heading={faq.heading} beside>
        <Faq items={faq.items} />
      </Section>
      <Section heading={ticket.heading} lead={ticket.lead} id={id} beside>
        <Aside heading={ticket.ready.heading}>
          <CheckList items={ticket.ready.items} kind="plain" />
        </Aside>
        <Embed address={forms.ticket} title={ticket.title} height={533} topic="support" />
      </Section>
    </>
  );
}
