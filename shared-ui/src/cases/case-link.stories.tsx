import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CaseLink } from './case-link.tsx';

const meta: Meta<typeof CaseLink> = { title: 'Cases/CaseLink', component: CaseLink };
export default meta;
type Story = StoryObj<typeof CaseLink>;

export const Social: Story = {
  args: { shown: { id: 'trigal', client: 'Panadería Trigal' }, topic: 'social', stories: 'mf-testimonials/case' },
};
