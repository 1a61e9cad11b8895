import { section, useContent, useFacts } from '@mosaico/shared-types';
import { DocumentPage } from '@mosaico/shared-ui/documents';
import { back, clauses, contact, drawings, eyebrow, intro, tiles, title } from './content.ts';

const Contact = section('static', () => import('../legal-contact/legal-contact.tsx'));

/** `/politica-privacidad`: what happens to the data of visitors and of the learning app's users. */
export default function Privacy() {
  const { text } = useFacts();
  return (
    <>
      <DocumentPage
        tiles={useContent(tiles)}
        drawings={useContent(drawings)}
        title={title}
        eyebrow={eyebrow}
        updated={text('mf-legal/privacy-updated')}
        intro={intro}
        clauses={useContent(clauses)}
        back={back}
      />
      <Contact {...contact} />
    </>
  );
}
