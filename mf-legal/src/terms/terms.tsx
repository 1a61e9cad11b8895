import { useContent, useFacts } from '@mosaico/shared-types';
import { DocumentPage } from '@mosaico/shared-ui';
import { LegalContact } from '../legal-contact/legal-contact.tsx';
import { back, clauses, contact, eyebrow, intro, tiles, title } from './content.ts';

/** `/terminos-condiciones`: what is agreed with every contract. */
export default function Terms() {
  const { text } = useFacts();
  return (
    <DocumentPage
      tiles={useContent(tiles)}
      pairs
      title={title}
      eyebrow={eyebrow}
      updated={text('mf-legal/terms-updated')}
      intro={intro}
      clauses={useContent(clauses)}
      back={back}
    >
      <LegalContact {...contact} />
    </DocumentPage>
  );
}
