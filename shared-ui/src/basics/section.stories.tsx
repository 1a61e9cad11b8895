import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Aside, Container, Section } from './section.tsx';

const meta: Meta<typeof Section> = { title: 'Page/Section', component: Section };
export default meta;
type Story = StoryObj<typeof Section>;

const args = { heading: 'Cómo trabajamos', lead: 'Tres pasos, sin sorpresas.', children: <p>Primero escuchamos.</p> };

export const Plain: Story = { args };
export const Tinted: Story = { args: { ...args, tone: 'tinted' } };
export const Ink: Story = { args: { ...args, tone: 'ink' } };
export const Beside: Story = { args: { ...args, beside: true } };
/** With what is good to know beside it. */
export const BesideAside: Story = {
  args: {
    ...args,
    beside: true,
    children: (
      <>
        <p>Primero escuchamos.</p>
        <Aside heading="Ten a mano">
          <p>Tus números del mes.</p>
        </Aside>
      </>
    ),
  },
};
export const Narrow: Story = {
  args: {
    ...args,
    narrow: true,
    children: <p>{'Un texto que se lee de corrido, en líneas que no pasan de sesenta y ocho letras. '.repeat(4)}</p>,
  },
};
/** The page's width and margins alone, around what is no section. */
export const ContainerAlone: Story = {
  render: () => (
    <Container>
      <p>{'Lo que no es una sección y se alinea con ellas. '.repeat(6)}</p>
    </Container>
  ),
};
