import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SkeletonTile } from './skeleton-tile.tsx';
import { Section } from '../page/section.tsx';

const meta: Meta<typeof SkeletonTile> = {
  title: 'Art/SkeletonTile',
  component: SkeletonTile,
  decorators: [
    (Story) => (
      <Section>
        <Story />
      </Section>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof SkeletonTile>;

export const Portrait: Story = {};
export const Landscape: Story = { args: { ratio: 'landscape' } };
export const Square: Story = { args: { ratio: 'square' } };
