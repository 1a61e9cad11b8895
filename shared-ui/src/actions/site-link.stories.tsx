import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SiteLink } from './site-link.tsx';

const meta: Meta<typeof SiteLink> = {
  title: 'Actions/SiteLink',
  component: SiteLink,
  parameters: { place: 'section' },
};
export default meta;
type Story = StoryObj<typeof SiteLink>;

export const ToAPage: Story = { args: { to: 'mf-plans/social-plans', children: 'Planes de redes sociales' } };
export const ToAPlace: Story = { args: { to: '#precios', children: 'Los precios de esta página' } };
export const InWords: Story = {
  render: () => (
    <p>
      Las condiciones están en los <SiteLink to="mf-legal/terms">Términos y condiciones</SiteLink>, que vale la pena
      leer antes de pagar.
    </p>
  ),
};
