import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Logo } from './logo.tsx';

const meta: Meta<typeof Logo> = {
  title: 'Art/Logo',
  component: Logo,
  parameters: { place: 'section' },
};
export default meta;
type Story = StoryObj<typeof Logo>;

export const Default: Story = { args: { name: 'Agencia Mosaico' } };
