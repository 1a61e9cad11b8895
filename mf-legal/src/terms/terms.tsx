import { DocumentPage } from 'shared-ui';
import { LegalContact } from '../legal-contact/legal-contact.tsx';
import { back, clauses, contact, eyebrow, intro, title, updated } from './content.ts';

/** `/terminos-condiciones`: what is agreed with every contract. */
export default function Terms() {
  return (
    <DocumentPage title={title} eyebrow={eyebrow} updated={updated} intro={intro} clauses={clauses} back={back}>
      <LegalContact {...contact} />
    </DocumentPage>
  );
}
