import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LogoMark } from '../art/logo.tsx';
import { OutcomePage } from './outcome-page.tsx';

const meta: Meta<typeof OutcomePage> = { title: 'Page/OutcomePage', component: OutcomePage };
export default meta;
type Story = StoryObj<typeof OutcomePage>;

export const Default: Story = {
  args: {
    eyebrow: 'Pago recibido',
    title: 'Gracias, tu plan está en marcha',
    lead: 'Te escribimos hoy mismo al correo con el que pagaste.',
    art: [<LogoMark key="mail" />, <LogoMark key="call" />],
    action: { label: 'Abrir el correo', href: 'mailto:hola@example.com' },
    actions: [{ label: 'Volver al inicio', to: 'shell/home' }],
    steps: {
      heading: 'Qué sigue',
      items: [
        { title: 'Correo de bienvenida', text: 'En unos minutos.' },
        { title: 'Primera reunión', text: 'En dos días hábiles.' },
      ],
    },
  },
};
