import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { CaseSummary } from '@mosaico/shared-types';
import { Section } from '../basics/section.tsx';
import { CaseArticle } from './case-article.tsx';

const meta: Meta<typeof CaseArticle> = {
  title: 'Cases/CaseArticle',
  component: CaseArticle,
  decorators: [
    (Story) => (
      <Section heading="Así quedan terminados">
        <Story />
      </Section>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof CaseArticle>;

const shown: CaseSummary = {
  id: 'trigal',
  client: 'Panadería Trigal',
  topics: ['social'],
  sector: 'Panadería de barrio',
  problem: 'Publicaba cuando alguien se acordaba: tres fotos un mes, ninguna el siguiente.',
};

export const Least: Story = { args: { shown, topic: 'social', stories: 'mf-testimonials/case' } };
export const Whole: Story = {
  args: {
    shown: {
      ...shown,
      result: { figure: '+38 %', what: 'de encargos para el fin de semana', period: 'del segundo al quinto mes' },
      pictures: [{ url: '/data/casos/panaderia-trigal.svg', alt: 'Nueve publicaciones en cuadrícula' }],
      sample: true,
    },
    topic: 'social',
    stories: 'mf-testimonials/case',
  },
};
