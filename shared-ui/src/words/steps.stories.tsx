import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Steps } from './steps.tsx';

const meta: Meta<typeof Steps> = {
  title: 'Words/Steps',
  component: Steps,
  parameters: { place: 'section' },
};
export default meta;
type Story = StoryObj<typeof Steps>;

const items = [
  { title: 'Nos cuentas', text: 'Qué vendes y a quién.' },
  { title: 'Proponemos', text: 'Precio y fechas por escrito, en dos días hábiles.' },
  { title: 'Empezamos', text: 'La primera semana ya se publica.' },
];

export const Plain: Story = { args: { items } };
export const TitlesAlone: Story = { args: { items: items.map(({ title }) => ({ title })) } };
export const Five: Story = {
  args: { items: [...items, { title: 'Medimos' }, { title: 'Mejoramos', text: 'Cada mes, con lo que funcionó.' }] },
};
