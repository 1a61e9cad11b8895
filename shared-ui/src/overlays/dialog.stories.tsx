import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Dialog } from './dialog.tsx';

const meta: Meta<typeof Dialog> = { title: 'Overlays/Dialog', component: Dialog };
export default meta;
type Story = StoryObj<typeof Dialog>;

const onClose = (): void => undefined;

export const Text: Story = {
  args: {
    open: true,
    onClose,
    title: 'Condiciones del plan',
    children: <p>El plan se paga por adelantado cada mes.</p>,
  },
};
export const LongText: Story = {
  args: {
    open: true,
    onClose,
    title: 'Condiciones del plan de mantenimiento con atención los siete días de la semana',
    children: Array.from({ length: 12 }, (_, index) => (
      <p key={index}>Cláusula {index + 1}: lo que incluye, lo que no, y qué pasa si dejas el plan antes de tiempo.</p>
    )),
  },
};
