import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ActionLink } from '../actions/action-link.tsx';
import { PlanCard, type PlanCardProps } from './plan-card.tsx';

const meta: Meta<typeof PlanCard> = {
  title: 'Plans/PlanCard',
  component: PlanCard,
  parameters: { place: 'section' },
};
export default meta;
type Story = StoryObj<typeof PlanCard>;

const args: PlanCardProps = {
  name: 'Básico',
  price: { usd: 199, text: '$199', per: 'month' },
  description: 'Para quien empieza y quiere constancia.',
  included: ['15 publicaciones al mes', '30 historias al mes', 'Informe mensual'],
  actions: <ActionLink to="mf-plans/social-plans">Contratar</ActionLink>,
};

export const Default: Story = { args };
export const Recommended: Story = { args: { ...args, badge: 'Recomendado', before: { usd: 249, text: '$249' } } };
export const Excluding: Story = {
  args: { ...args, excluded: ['Pauta', 'Fotografía'], conditions: 'Contrato mínimo de 3 meses.' },
};
export const NameAlone: Story = { args: { name: 'A la medida', included: [] } };
export const LongText: Story = {
  args: {
    ...args,
    name: 'Empresarial con atención prioritaria los siete días de la semana',
    included: [
      'Una persona del equipo dedicada a tu cuenta, con reuniones cada semana y reporte escrito el mismo día',
      ...args.included,
    ],
  },
};
