import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LookupProvider, useLookup, type CaseSummary } from '@mosaico/shared-types';
import type { ReactNode } from 'react';
import { PageHero } from '../page/page-hero.tsx';
import { CaseArt } from './case-art.tsx';

const whole = {
  id: 'trigal',
  client: 'Panadería Trigal',
  topics: ['social'],
  sector: 'Panadería de barrio',
  problem: 'Publicaba cuando alguien se acordaba: tres fotos un mes, ninguna el siguiente.',
  result: { figure: '+38 %', what: 'de encargos para el fin de semana', period: 'del segundo al quinto mes' },
  quote: 'Ya nos piden por el nombre del pan.',
  person: { name: 'Persona de muestra', role: 'dueña' },
  pictures: [{ url: '/data/casos/panaderia-trigal.svg', alt: 'Nueve publicaciones en cuadrícula' }],
  sample: true,
} satisfies CaseSummary;
const { id, client, topics, sector, problem, result, quote, person } = whole;

/** The site's file of cases has this one alone. */
function Known({ shown, children }: { shown: CaseSummary; children: ReactNode }) {
  const lookup = useLookup();
  return (
    <LookupProvider value={(key) => (key.startsWith('data:/data/casos.json') ? [shown] : lookup(key))}>
      {children}
    </LookupProvider>
  );
}

const meta: Meta<typeof CaseArt> = { title: 'Cases/CaseArt', component: CaseArt };
export default meta;
type Story = StoryObj<typeof CaseArt>;

const storyOf = (shown: CaseSummary, wide = false): Story => ({
  args: { topic: 'social', stories: 'mf-testimonials/case', wide },
  decorators: [
    (Shown) => (
      <Known shown={shown}>
        <PageHero title="Tus redes al día" picture={<Shown />} wide={wide} />
      </Known>
    ),
  ],
});

export const Whole: Story = storyOf(whole);
export const WithASite: Story = storyOf({
  ...whole,
  client: 'Clínica dental Miramar',
  site: {
    address: 'clinicamiramar.example',
    alt: 'Portada completa de la clínica',
    wide: { url: '/data/casos/clinica-miramar-computadora.webp', width: 1200, height: 2763 },
  },
});
export const FollowedThroughTheSite: Story = storyOf({
  ...whole,
  works: [{ topic: 'crm', name: 'su tablero', picture: { url: '/data/casos/panaderia-trigal.svg', alt: 'Tablero' } }],
});
export const Wide: Story = storyOf(
  {
    ...whole,
    works: [
      {
        topic: 'social',
        name: 'sus redes',
        picture: { url: '/data/casos/panaderia-trigal.svg', alt: 'Un mes de publicaciones' },
        wide: { url: '/data/casos/panaderia-trigal-mes.svg', width: 1160, height: 440 },
      },
    ],
  },
  true,
);
export const WideWithoutWidePicture: Story = storyOf(whole, true);
export const WithoutPicture: Story = storyOf({
  id,
  client,
  topics,
  sector,
  problem,
  result,
  quote,
  person,
  sample: true,
});
export const Least: Story = storyOf({ id, client, topics, sector, problem });
export const LongText: Story = storyOf({
  ...whole,
  client: 'Distribuidora Internacional de Ferretería y Materiales del Pacífico',
  problem: `${problem} `.repeat(4),
});
