import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LookupProvider, useLookup, type CaseSummary, type CaseTopic } from '@mosaico/shared-types';
import type { ReactNode } from 'react';
import { PageHero } from '../page/page-hero.tsx';
import { CaseTiles } from './case-tiles.tsx';

/** The site has a case of every topic, with the same picture. */
function Known({ children }: { children: ReactNode }) {
  const lookup = useLookup();
  const caseOf = (topic: CaseTopic): CaseSummary => ({
    id: topic,
    client: 'Panadería Trigal',
    topics: [topic],
    sector: 'Panadería de barrio',
    problem: 'Publicaba cuando alguien se acordaba.',
    result: { figure: '+38 %', what: 'de encargos', period: 'del segundo al quinto mes' },
    pictures: [{ url: '/data/casos/panaderia-trigal.svg', alt: 'Nueve publicaciones en cuadrícula' }],
    sample: true,
  });
  return (
    <LookupProvider
      value={(key) => (key.startsWith('data:') ? [caseOf((key.split('#')[1] ?? 'social') as CaseTopic)] : lookup(key))}
    >
      {children}
    </LookupProvider>
  );
}

const meta: Meta<typeof CaseTiles> = {
  title: 'Cases/CaseTiles',
  component: CaseTiles,
  decorators: [
    (Shown) => (
      <Known>
        <PageHero title="Tu sitio web, con precio y fecha claros" picture={<Shown />} />
      </Known>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof CaseTiles>;

const items = [
  { topic: 'premium-sites', name: 'Sitio web Premium', to: 'mf-websites/premium-site' },
  { topic: 'stores', name: 'Tienda en línea', to: 'mf-websites/online-store' },
  { topic: 'corporate-sites', name: 'Sitio web Corporativo', to: 'mf-websites/corporate-site' },
  { topic: 'landing-pages', name: 'Landing page con video', to: 'mf-websites/landing-page' },
] as const;

export const Four: Story = { args: { items } };
export const Three: Story = { args: { items: items.slice(0, 3), results: true } };
export const Two: Story = { args: { items: items.slice(0, 2) } };
