import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AnsweredBy } from './answered-by.tsx';

const meta: Meta<typeof AnsweredBy> = { title: 'People/AnsweredBy', component: AnsweredBy };
export default meta;
type Story = StoryObj<typeof AnsweredBy>;

export const Support: Story = { args: { topic: 'support' } };
export const WithTelephone: Story = { args: { call: true } };
