import { useContent, useToday } from '@mosaico/shared-types';
import { DocumentPage } from '@mosaico/shared-ui/documents';
import { content, drawings, eyebrow, tiles, title } from '../../../mf-legal/src/appointment-policy/content.ts';
import { dateInWords } from '../../../mf-legal/src/dates.ts';

/** An island: its date is the reader's. */
export default function AppointmentPolicyText() {
  const { intro, rules } = useContent(content);
  return (
    <DocumentPage
      tiles={useContent(tiles)}
      drawings={useContent(drawings)}
      title={title}
      eyebrow={eyebrow}
      updated={dateInWords(useToday())}
      intro={intro}
      clauses={rules}
    />
  );
}
