import type { Meta, StoryObj } from '@storybook/react-webpack5';
import * as icons from './icons.tsx';
import { Section } from '../basics/section.tsx';

const meta: Meta = { title: 'Art/Icons' };
export default meta;

export const All: StoryObj = {
  render: () => (
    <Section>
      {Object.entries(icons).map(([name, Icon]) => (
        <p key={name}>
          <Icon /> {name}
        </p>
      ))}
    </Section>
  ),
};
