import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FactTiles } from './fact-tiles.tsx';

const meta: Meta<typeof FactTiles> = { title: 'Documents/FactTiles', component: FactTiles };
export default meta;
type Story = StoryObj<typeof FactTiles>;

export const Default: Story = {
  args: {
    items: [
      { ground: 'a', label: 'Edad mínima', value: '18 años' },
      { ground: 'b', label: 'Guardamos datos hasta', value: '7 años' },
      { ground: 'c', label: 'Borramos tu cuenta en', value: '7 a 14 días hábiles' },
    ],
  },
};

export const Pairs: Story = {
  args: {
    pairs: true,
    items: [
      { ground: 'a', label: 'Cancelas un pago único en', value: '24 h' },
      { ground: 'b', label: 'Penalidad del pago único', value: '25 %' },
      { ground: 'd', label: 'Aviso para cancelar un plan mensual', value: '10 días' },
      { ground: 'c', label: 'Penalidad si avisas más tarde', value: '40 %' },
    ],
  },
};
