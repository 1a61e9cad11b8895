import { useContent } from '@mosaico/shared-types';
import { DrawnCards, Section } from '@mosaico/shared-ui';
import { bring } from '../appointment-accepted/content.ts';
import { before } from '../appointment-cancelled/content.ts';
import { views } from '../tour-thanks/content.ts';
import { Drawn, type DrawnWords } from './drawn.tsx';

/** What is good to know below a confirmation. */
export interface NotesWords {
  heading: string;
  lead: string;
  items: readonly ({ title: string; text: string } & DrawnWords)[];
}

const notes = { accepted: bring, cancelled: before, tour: views };

/** Below a confirmation: what is good to know, each with a drawing. */
export default function Notes({ of }: { of: keyof typeof notes }) {
  const { heading, lead, items } = useContent(notes[of]);
  return (
    <Section heading={heading} lead={lead} tone="tinted">
      <DrawnCards items={items.map(({ title, text, ...drawn }) => ({ title, text, drawing: <Drawn {...drawn} /> }))} />
    </Section>
  );
}
