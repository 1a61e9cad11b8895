import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { CaseSummary } from '@mosaico/shared-types';
import { CaseCard } from './case-card.tsx';

const meta: Meta<typeof CaseCard> = {
  title: 'Cases/CaseCard',
  component: CaseCard,
  parameters: { place: 'section' },
};
export default meta;
type Story = StoryObj<typeof CaseCard>;

const whole: CaseSummary = {
  id: 'trigal',
  client: 'Panadería Trigal',
  topics: ['social'],
  sector: 'Panadería de barrio',
  problem: 'Publicaba cuando alguien se acordaba: tres fotos un mes, ninguna el siguiente.',
  result: { figure: '+38 %', what: 'encargos para el fin de semana', period: 'del segundo al quinto mes' },
  quote: 'Ya nos piden por el nombre del pan.',
  person: { name: 'Persona de muestra', role: 'dueña' },
  pictures: [{ url: '/data/casos/panaderia-trigal.svg', alt: 'Nueve publicaciones en cuadrícula' }],
  sample: true,
};
const { id, client, topics, sector, problem } = whole;

export const Whole: Story = { args: { shown: whole, to: '#caso-trigal' } };
export const Least: Story = { args: { shown: { id, client, topics, sector, problem }, to: '#caso-trigal' } };
export const LongText: Story = {
  args: {
    shown: {
      ...whole,
      client: 'Distribuidora Internacional de Ferretería y Materiales del Pacífico',
      sector: 'Mayoreo · 14 sucursales',
    },
    to: '#caso-trigal',
  },
};
