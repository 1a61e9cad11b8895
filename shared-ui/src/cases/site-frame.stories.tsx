import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SiteFrame } from './site-frame.tsx';

const meta: Meta<typeof SiteFrame> = {
  title: 'Cases/SiteFrame',
  component: SiteFrame,
  parameters: { place: 'section' },
};
export default meta;
type Story = StoryObj<typeof SiteFrame>;

const site = {
  address: 'clinicamiramar.example',
  alt: 'Portada completa de la clínica',
  wide: { url: '/data/casos/clinica-miramar-computadora.webp', width: 1200, height: 2763 },
};

export const OneWidth: Story = { args: { site, client: 'Clínica dental Miramar' } };
export const TwoWidths: Story = {
  args: {
    site: { ...site, narrow: { url: '/data/casos/clinica-miramar-telefono.webp', width: 390, height: 3976 } },
    client: 'Clínica dental Miramar',
  },
};
