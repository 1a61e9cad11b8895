import { useContent, useFacts } from '@mosaico/shared-types';
import { DocumentPage } from '@mosaico/shared-ui';
import { LegalContact } from '../legal-contact/legal-contact.tsx';
import { back, clauses, contact, eyebrow, intro, tiles, title } from './content.ts';

/** `/politica-privacidad`: what happens to the data of visitors and of the learning app's users. */
export default function Privacy() {
  const { text } = useFacts();
  return (
    <DocumentPage
      tiles={useContent(tiles)}
      title={title}
      eyebrow={eyebrow}
      updated={text('mf-legal/privacy-updated')}
      intro={intro}
      clauses={useContent(clauses)}
      back={back}
    >
      <LegalContact {...contact} />
    </DocumentPage>
  );
}
