import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ActionButton } from '../actions/action-button.tsx';
import { OfferCard } from './offer-card.tsx';

const meta: Meta<typeof OfferCard> = {
  title: 'Cards/OfferCard',
  component: OfferCard,
  parameters: { place: 'section' },
};
export default meta;
type Story = StoryObj<typeof OfferCard>;

const args = {
  title: 'Tienda en línea',
  description: 'Vende con tarjeta y envía a todo el país.',
  price: { usd: 2000, text: '$2,000' },
} as const;

export const Linked: Story = { args: { ...args, destination: { to: 'mf-websites/website-sales' } } };
export const Featured: Story = {
  args: {
    ...args,
    badge: 'Recomendado',
    items: ['26 productos', 'Pagos con tarjeta'],
    destination: { href: 'https://example.com' },
  },
};
export const WithAction: Story = {
  args: { ...args, action: <ActionButton look="secondary">Elegir fecha</ActionButton> },
};
export const TitleAlone: Story = { args: { title: 'Tienda en línea' } };
export const LongText: Story = {
  args: {
    ...args,
    title: 'Tienda en línea para negocios con sucursales, catálogos de temporada y precios por mayoreo',
    price: { usd: 12000, text: '$12,000', from: true, covers: 'hasta 400 productos con tres listas de precios' },
    destination: { to: 'mf-websites/website-sales' },
  },
};
