import type { ReactNode } from 'react';
import { useJsonLd, type JsonLdNode } from '@mosaico/shared-types';
import { Disclosures } from './disclosures.tsx';

/** A question visitors ask, and its answer. */
export interface Question {
  /** Anchor; unique on the page. */
  id: string;
  question: string;
  answer: ReactNode;
  /** The answer as plain text, for search engines, where it is not one already. */
  text?: string;
}

/** A question in schema.org's terms; nothing where its answer is not known as a text. */
function described({
  question,
  answer,
  text = typeof answer === 'string' ? answer : undefined,
}: Question): JsonLdNode[] {
  if (text === undefined) return [];
  return [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text } }];
}

/** Props of {@link Faq}. */
export interface FaqProps {
  items: readonly Question[];
  /** Lists of one group have one answer open together. */
  group?: string;
}

/** Questions, headings of the third level, and their answers, which open as {@link Disclosures} do. */
export function Faq({ items, group }: FaqProps) {
  useJsonLd(() => items.flatMap(described));
  return (
    <Disclosures
      group={group}
      items={items.map(({ id, question, answer }) => ({
        id,
        summary: <h3>{question}</h3>,
        content: answer,
      }))}
    />
  );
}
