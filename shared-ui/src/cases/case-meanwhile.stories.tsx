import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LookupProvider, useLookup, type CaseSummary } from '@mosaico/shared-types';
import type { ReactNode } from 'react';
import { CaseMeanwhile } from './case-meanwhile.tsx';

const bakery: CaseSummary = {
  id: 'panaderia-trigal',
  client: 'Panadería Trigal',
  topics: ['social'],
  sector: 'Panadería de barrio',
  headline: 'Más encargos para el fin de semana, desde las redes',
  problem: 'Publicaba cuando alguien se acordaba.',
  result: { figure: '+38 %', what: 'de encargos para el fin de semana', period: 'del segundo al quinto mes' },
  pictures: [{ url: '/data/casos/panaderia-trigal.svg', alt: 'Nueve publicaciones en cuadrícula' }],
  sample: true,
};

/** The site has one case. */
function Known({ children }: { children: ReactNode }) {
  const lookup = useLookup();
  return (
    <LookupProvider value={(key) => (key.startsWith('data:') ? [bakery] : lookup(key))}>{children}</LookupProvider>
  );
}

const meta: Meta<typeof CaseMeanwhile> = {
  title: 'Cases/CaseMeanwhile',
  component: CaseMeanwhile,
  decorators: [
    (Shown) => (
      <Known>
        <Shown />
      </Known>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof CaseMeanwhile>;

export const Default: Story = {
  args: { topic: 'social', stories: 'mf-testimonials/case' },
};
