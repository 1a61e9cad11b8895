import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CheckList } from './check-list.tsx';

const meta: Meta<typeof CheckList> = {
  title: 'Words/CheckList',
  component: CheckList,
  parameters: { place: 'section' },
};
export default meta;
type Story = StoryObj<typeof CheckList>;

const items = [
  '15 publicaciones al mes',
  '30 historias al mes',
  'Un calendario que apruebas antes de publicar',
  'Informe mensual',
];

export const Included: Story = { args: { items } };
export const Excluded: Story = { args: { items: ['Fotografía en locación', 'Pauta'], kind: 'excluded' } };
export const Plain: Story = {
  args: { items: ['Los pagos fallan.', 'Nadie puede entrar a su cuenta.'], kind: 'plain' },
};
export const TwoColumns: Story = { args: { items, columns: 2 } };
export const LongText: Story = {
  args: {
    items: [
      'Una hora de capacitación para tu equipo, grabada, con las preguntas que hagan durante el primer mes',
      ...items,
    ],
  },
};
