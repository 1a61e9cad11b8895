import LegalContact from '../../../mf-legal/src/legal-contact/legal-contact.tsx';
import { contact } from '../../../mf-legal/src/appointment-policy/content.ts';

/** The static part below the rules. */
export default function AppointmentContact() {
  return <LegalContact {...contact} />;
}
