import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ComparisonTable } from './comparison-table.tsx';

const meta: Meta<typeof ComparisonTable> = {
  title: 'Plans/ComparisonTable',
  component: ComparisonTable,
  parameters: { place: 'section' },
};
export default meta;
type Story = StoryObj<typeof ComparisonTable>;

const rows = [
  { feature: 'Precio al mes', values: ['$500', '$700', 'Desde $1,500'], isPrice: true },
  { feature: 'Publicaciones', values: ['15', '20', '30'] },
  { feature: 'Videos cortos', values: [false, '4', '8'] },
  { feature: 'Informe mensual', values: [true, true, true] },
  { feature: 'Reunión de resultados con la dirección de la agencia', values: [false, false, true] },
];

export const ThreePlans: Story = {
  args: {
    caption: 'Planes de redes sociales',
    plans: ['Básico', 'Profesional', 'Empresarial'],
    rows,
    recommended: 'Profesional',
    links: [
      { to: '#', label: 'Ver el Básico' },
      { to: '#', label: 'Ver el Profesional' },
      { to: '#', label: 'Ver el Empresarial' },
    ],
  },
};
export const TwoPlans: Story = {
  args: {
    caption: 'Dos planes',
    plans: ['Básico', 'Profesional'],
    rows: rows.map(({ feature, values }) => ({ feature, values: values.slice(0, 2) })),
  },
};
