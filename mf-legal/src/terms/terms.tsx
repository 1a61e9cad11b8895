import { section, useContent, useFacts, useSite } from '@mosaico/shared-types';
import { DocumentPage } from '@mosaico/shared-ui/documents';
import { back, clauses, contact, drawings, eyebrow, intro, tiles, title } from './content.ts';

const Contact = section('static', () => import('../legal-contact/legal-contact.tsx'));

/** `/terminos-condiciones`: what is agreed with every contract. */
export default function Terms() {
  const facts = useFacts();
  const { agency, conditions } = useSite();
  return (
    <>
      <DocumentPage
        tiles={useContent(tiles)}
        drawings={useContent(drawings)}
        pairs
        title={title}
        eyebrow={eyebrow}
        updated={facts.text('mf-legal/terms-updated')}
        intro={intro}
        clauses={clauses(facts, conditions, agency)}
        back={back}
      />
      <Contact {...contact} />
    </>
  );
}
