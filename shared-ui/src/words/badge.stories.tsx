import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Badge } from './badge.tsx';

const meta: Meta<typeof Badge> = {
  title: 'Words/Badge',
  component: Badge,
  parameters: { place: 'section' },
};
export default meta;
type Story = StoryObj<typeof Badge>;

export const Default: Story = { args: { children: 'Recomendado' } };
export const LongText: Story = { args: { children: 'El más elegido por negocios con varias sucursales' } };
