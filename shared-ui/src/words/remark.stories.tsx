import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ActionLink } from '../actions/action-link.tsx';
import { Actions } from '../actions/actions.tsx';
import { Section } from '../basics/section.tsx';
import { Remark } from './remark.tsx';

const meta: Meta<typeof Remark> = {
  title: 'Words/Remark',
  component: Remark,
  decorators: [
    (Story) => (
      <Section>
        <Actions>
          <ActionLink to="shell/home">Contratar</ActionLink>
          <Story />
        </Actions>
      </Section>
    ),
  ],
};
export default meta;

export const BelowAButton: StoryObj<typeof Remark> = {
  args: { children: 'Para cancelar, avísanos por escrito con 10 días de anticipación a tu próximo cobro.' },
};
