import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Scene } from './scene.tsx';
import type { SceneArt } from './scene-layout.tsx';
import { Section } from './section.tsx';

const meta: Meta<typeof Scene> = {
  title: 'Art/Scene',
  component: Scene,
  decorators: [
    (Story) => (
      <Section>
        <Story />
      </Section>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Scene>;

/** A week of posts. */
export const week: SceneArt = {
  tiles: {
    title: { ground: 'b', label: '15 publicaciones', note: 'cada mes' },
    on: { ground: 'a', figure: 'half', paint: 'b', note: '3' },
    off: { ground: 'd', note: '4' },
    dot: { ground: 'c', label: '15' },
  },
  wide: ['title title title', 'on off on', 'dot on off'],
  narrow: ['title title title title', 'on off on dot'],
};

export const Default: Story = { args: { art: week } };
