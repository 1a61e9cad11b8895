import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta: Meta<typeof Breadcrumbs> = {
  title: 'Page/Breadcrumbs',
  component: Breadcrumbs,
  parameters: { place: 'section' },
};
export default meta;
type Story = StoryObj<typeof Breadcrumbs>;

export const WayBack: Story = { args: { back: { to: 'mf-plans/social-plans', label: 'Volver a los planes' } } };
