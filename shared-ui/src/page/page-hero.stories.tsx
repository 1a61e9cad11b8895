import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ActionLink } from '../actions/action-link.tsx';
import { PageHero } from './page-hero.tsx';
import { Price } from '../plans/price.tsx';
import { Scene } from '../art/scene.tsx';
import { week } from '../art/scene.stories.tsx';

const meta: Meta<typeof PageHero> = { title: 'Page/PageHero', component: PageHero };
export default meta;
type Story = StoryObj<typeof PageHero>;

const actions = (
  <>
    <ActionLink to="mf-plans/social-plans">Contratar</ActionLink>
    <ActionLink to="mf-plans/social-plans" look="secondary">
      Comparar
    </ActionLink>
  </>
);
const args = {
  eyebrow: 'Redes sociales',
  title: 'Tus redes al día, todos los meses',
  lead: 'Publicamos, respondemos y te contamos qué funcionó.',
  price: <Price amount={{ usd: 199, text: '$199', per: 'month', from: true, covers: 'plan Básico' }} />,
  actions,
} as const;

export const WithPicture: Story = { args: { ...args, picture: <Scene art={week} /> } };
export const Wide: Story = { args: { ...args, picture: <Scene art={week} />, wide: true } };
export const WithoutArt: Story = { args };
export const Compact: Story = {
  args: { title: 'Términos y condiciones', lead: 'Última actualización: Junio de 2025', compact: true },
};
export const LongText: Story = {
  args: {
    ...args,
    title: 'Acompañamiento integral para lanzamientos internacionales de cursos, membresías y comunidades',
    picture: <Scene art={week} />,
  },
};
