import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ReviewsWidget } from './reviews-widget.tsx';
import { Section } from './section.tsx';

const meta: Meta<typeof ReviewsWidget> = {
  title: 'Page/ReviewsWidget',
  component: ReviewsWidget,
  decorators: [
    (Story) => (
      <Section>
        <Story />
      </Section>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof ReviewsWidget>;

/** Nobody serves the script here: the link stands in. */
export const Failed: Story = {};
