import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SkeletonTile } from './skeleton-tile.tsx';

const meta: Meta<typeof SkeletonTile> = {
  title: 'Art/SkeletonTile',
  component: SkeletonTile,
  parameters: { place: 'section' },
};
export default meta;
type Story = StoryObj<typeof SkeletonTile>;

export const Portrait: Story = {};
export const Landscape: Story = { args: { ratio: 'landscape' } };
export const Square: Story = { args: { ratio: 'square' } };
