import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Notice } from './notice.tsx';

const meta: Meta<typeof Notice> = {
  title: 'Words/Notice',
  component: Notice,
  parameters: { place: 'section' },
};
export default meta;
type Story = StoryObj<typeof Notice>;

export const Note: Story = { args: { children: 'Los precios están en dólares.' } };
export const Important: Story = {
  args: { kind: 'important', children: 'Si cancelas con menos de 24 horas, se cobra el 40 % de la cita.' },
};
export const OwnTitle: Story = {
  args: { title: 'Antes de pagar', children: 'Ten a la mano el número de tu contrato.' },
};
