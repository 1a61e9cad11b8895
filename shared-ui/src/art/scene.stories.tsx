import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Scene } from './scene.tsx';
import type { SceneArt } from './scene-layout.ts';

const meta: Meta<typeof Scene> = {
  title: 'Art/Scene',
  excludeStories: ['week'],
  component: Scene,
  parameters: { place: 'section' },
};
export default meta;
type Story = StoryObj<typeof Scene>;

/** A week of posts. */
export const week: SceneArt = {
  tiles: {
    title: { ground: 'b', label: '15 publicaciones', note: 'cada mes' },
    o: { ground: 'a', figure: 'half', paint: 'b', note: '3' },
    f: { ground: 'd', note: '4' },
    d: { ground: 'c', label: '15' },
  },
  wide: ['title title title', 'o f o', 'd o f'],
  narrow: ['title title title title', 'o f o d'],
};

export const Default: Story = { args: { art: week } };
