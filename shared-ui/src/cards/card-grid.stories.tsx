import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CardGrid } from './card-grid.tsx';
import { OfferCard } from './offer-card.tsx';

const meta: Meta<typeof CardGrid> = {
  title: 'Cards/CardGrid',
  component: CardGrid,
  parameters: { place: 'section' },
};
export default meta;
type Story = StoryObj<typeof CardGrid>;

const cards = ['Sitio web corporativo', 'Tienda en línea', 'Página de aterrizaje', 'Sitio premium'].map((title) => (
  <OfferCard key={title} title={title} description="Un sitio con tus textos y tus fotos." />
));

export const TwoColumns: Story = { args: { columns: 2, children: cards } };
export const ThreeColumns: Story = { args: { columns: 3, children: cards } };
export const FourColumns: Story = { args: { columns: 4, children: cards } };
export const OneCard: Story = { args: { children: cards.slice(0, 1) } };
