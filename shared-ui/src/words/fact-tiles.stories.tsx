import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FactTiles } from './fact-tiles.tsx';

const meta: Meta<typeof FactTiles> = { title: 'Words/FactTiles', component: FactTiles };
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
