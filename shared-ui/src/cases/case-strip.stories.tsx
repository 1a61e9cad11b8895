import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LookupProvider, useLookup, type CaseSummary } from '@mosaico/shared-types';
import type { ReactNode } from 'react';
import { CaseStrip } from './case-strip.tsx';

/** The site has three cases with the same picture. */
function Known({ children }: { children: ReactNode }) {
  const lookup = useLookup();
  const cases = ['Panadería Trigal', 'Barro y Lino', 'Taller Ríos'].map((client): CaseSummary => ({
    id: client,
    client,
    topics: ['social'],
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

export const Default: Story = { args: { stories: 'mf-testimonials/video-testimonials' } };
