import { section, useFacts, useSite } from '@mosaico/shared-types';
import { DocumentPage } from '@mosaico/shared-ui/documents';
import { back, clauses, contact, eyebrow, intro, title } from './content.ts';

const Summary = section('static', () => import('./summary.tsx'));
const Contact = section('static', () => import('../legal-contact/legal-contact.tsx'));

/** `/politica-privacidad`: what happens to the data of visitors and of the learning app's users. */
export default function Privacy() {
  const facts = useFacts();
  const site = useSite();
  return (
    <>
      <DocumentPage
        below={<Summary />}
        title={title}
        eyebrow={eyebrow}
        updated={facts.text('mf-legal/privacy-updated')}
        intro={intro}
        clauses={clauses(facts, site)}
        back={back}
      />
      <Contact {...contact} />
    </>
  );
}
