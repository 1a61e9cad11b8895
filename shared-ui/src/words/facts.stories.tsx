import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Facts } from './facts.tsx';

const meta: Meta<typeof Facts> = {
  title: 'Words/Facts',
  component: Facts,
  parameters: { place: 'section' },
};
export default meta;
type Story = StoryObj<typeof Facts>;

const items = [
  { value: '20 a 30', label: 'días hábiles de entrega' },
  { value: '5', label: 'páginas' },
  { value: '1 año', label: 'de dominio y alojamiento' },
  { value: '2', label: 'rondas de cambios' },
];

export const Four: Story = { args: { items } };
export const Three: Story = { args: { items: items.slice(0, 3) } };
export const LongText: Story = {
  args: {
    items: [{ value: 'De lunes a sábado', label: 'atención por chat, correo y teléfono' }, ...items.slice(0, 2)],
  },
};
