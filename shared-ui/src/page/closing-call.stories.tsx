import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ActionLink } from '../actions/action-link.tsx';
import { ClosingCall } from './closing-call.tsx';

const meta: Meta<typeof ClosingCall> = { title: 'Page/ClosingCall', component: ClosingCall };
export default meta;
type Story = StoryObj<typeof ClosingCall>;

const actions = <ActionLink to="mf-plans/social-plans">Preguntar por chat</ActionLink>;

export const Default: Story = {
  args: {
    heading: '¿No sabes cuál elegir?',
    text: 'Escríbenos qué vendes y te decimos qué plan te conviene.',
    actions,
  },
};
/** With a few of the page's own tiles. */
export const WithScene: Story = {
  args: {
    heading: '¿No sabes cuál elegir?',
    text: 'Escríbenos qué vendes y te decimos qué plan te conviene.',
    actions,
    scene: {
      tiles: {
        new: { ground: 'd', label: 'Nuevos' },
        talking: { ground: 'e', label: 'En charla' },
        won: { ground: 'b', label: 'Ganados' },
        ana: { ground: 'a', note: 'Ana', label: 'Instagram', figure: 'half', paint: 'e' },
        iris: { ground: 'c', note: 'Iris', label: 'Pagó', figure: 'rings', paint: 'b', turn: 1 },
      },
      wide: ['new new talking talking won won', 'ana ana . . iris iris', 'ana ana . . iris iris'],
      narrow: ['new new talking talking won won', 'ana ana . . iris iris'],
    },
  },
};
/** For a page that answers, lists or asks. */
export const Line: Story = {
  args: {
    weight: 'line',
    heading: '¿Te quedó una duda?',
    text: 'Escríbenos y te responde una persona del equipo el mismo día.',
    actions,
  },
};
export const LineLongText: Story = {
  args: {
    weight: 'line',
    heading: 'Cuéntanos qué vendes, a quién y en qué ciudad, y recibe una propuesta con precio y fechas',
    text: 'La primera consulta no cuesta nada. Si después decides que no es para ti, te quedas con las notas de la conversación.',
    actions: (
      <>
        {actions}
        <ActionLink href="/demo/perfil-social" look="secondary">
          Ver el perfil
        </ActionLink>
      </>
    ),
  },
};
export const WithoutText: Story = { args: { heading: '¿Hablamos de tu negocio?', actions } };
export const LongText: Story = {
  args: {
    heading: 'Cuéntanos qué vendes, a quién y en qué ciudad, y recibe una propuesta con precio y fechas',
    text: 'La primera consulta no cuesta nada. Si después decides que no es para ti, no pasa nada: te quedas con las notas de la conversación y con dos recomendaciones que puedes aplicar sin nosotros.',
    actions,
  },
};
