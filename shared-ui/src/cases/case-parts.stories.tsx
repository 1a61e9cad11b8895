import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CaseQuote, CaseResult, SampleLabel, SampleMark, SampleNote, WithoutCase } from './case-parts.tsx';

const meta: Meta = {
  title: 'Cases/CaseParts',
  parameters: { place: 'section' },
};
export default meta;

const quote = 'Ya nos piden por el nombre del pan.';

export const Result: StoryObj = {
  render: () => (
    <CaseResult
      result={{ figure: '+38 %', what: 'de encargos para el fin de semana', period: 'del segundo al quinto mes' }}
    />
  ),
};
export const Quote: StoryObj = {
  render: () => (
    <CaseQuote quote={quote} person={{ name: 'Persona de muestra', role: 'dueña' }} client="Panadería Trigal" />
  ),
};
export const QuoteOfNobody: StoryObj = {
  render: () => <CaseQuote quote={quote} person={undefined} client="Panadería Trigal" />,
};
export const LongQuote: StoryObj = {
  render: () => (
    <CaseQuote
      quote={'Antes publicábamos cuando alguien se acordaba, y ahora cada semana sabemos qué sale y por qué. '.repeat(
        3,
      )}
      person={{ name: 'Persona de muestra' }}
      client="Panadería Trigal"
    />
  ),
};
export const SampleAmongMany: StoryObj = { render: () => <SampleLabel sample /> };
export const SampleAfterAName: StoryObj = {
  render: () => (
    <small>
      Panadería Trigal
      <SampleNote sample />
    </small>
  ),
};
export const Sample: StoryObj = { render: () => <SampleMark sample /> };

/** A page of a site without cases. */
export const Without: StoryObj = {
  render: () => (
    <WithoutCase>
      <p>La ilustración de la página.</p>
    </WithoutCase>
  ),
};
