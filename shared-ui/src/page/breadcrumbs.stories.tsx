import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Section } from './section.tsx';

const meta: Meta<typeof Breadcrumbs> = {
  title: 'Page/Breadcrumbs',
  component: Breadcrumbs,
  decorators: [
    (Story) => (
      <Section>
        <Story />
      </Section>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Breadcrumbs>;

export const WayBack: Story = { args: { back: { to: 'mf-plans/social-plans', label: 'Volver a los planes' } } };
