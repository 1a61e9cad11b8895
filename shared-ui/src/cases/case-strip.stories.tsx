import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LookupProvider, useLookup, type CaseSummary } from '@mosaico/shared-types';
import type { ReactNode } from 'react';
import { CaseStrip } from './case-strip.tsx';

/** The site has three cases with the same picture. */
function Known({ children }: { children: ReactNode }) {
  const lookup = useLookup();
  const cases = [
    ['Panadería Trigal', 'social'] as const,
    ['Barro y Lino', 'stores'] as const,
    ['Taller Ríos', 'ads'] as const,
  ].map(([client, topic]): CaseSummary => ({
    id: client,
    client,
    topics: [topic],
    sector: 'Panadería de barrio',
    problem: 'Publicaba cuando alguien se acordaba.',
    pictures: [{ url: '/data/casos/panaderia-trigal.svg', alt: 'Nueve publicaciones en cuadrícula' }],
    sample: true,
  }));
  return <LookupProvider value={(key) => (key.startsWith('data:') ? cases : lookup(key))}>{children}</LookupProvider>;
}

const meta: Meta<typeof CaseStrip> = {
  title: 'Cases/CaseStrip',
  component: CaseStrip,
  decorators: [
    (Shown) => (
      <Known>
        <Shown />
      </Known>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof CaseStrip>;

export const Default: Story = {
  args: { topics: ['social', 'stores', 'ads'], stories: 'mf-testimonials/video-testimonials' },
};
