import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Mosaic } from './mosaic.tsx';

const meta: Meta<typeof Mosaic> = {
  title: 'Art/Mosaic',
  component: Mosaic,
  parameters: { place: 'section' },
};
export default meta;
type Story = StoryObj<typeof Mosaic>;

export const Default: Story = { args: { seed: 'Mosaico' } };
