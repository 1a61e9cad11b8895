import { useLayoutEffect, type ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Embed } from './embed.tsx';
import { Section } from '../page/section.tsx';

/** Nothing of others is asked here: their script counts as loaded, and whether their host answers is what the story says. */
function Host({ answers, children }: { answers: () => Promise<Response>; children: ReactNode }) {
  useLayoutEffect(() => {
    const { fetch } = window;
    const script = document.createElement('script');
    script.id = 'form-embed';
    script.dataset.status = 'ready';
    document.body.append(script);
    window.fetch = answers;
    return () => {
      window.fetch = fetch;
      script.remove();
    };
  }, [answers]);
  return <Section>{children}</Section>;
}

const hosts = {
  answers: () => Promise.resolve(new Response()),
  isSilent: () => new Promise<Response>(() => undefined),
  isGone: () => Promise.reject<Response>(new TypeError('Failed to fetch')),
};

const meta: Meta<typeof Embed> = { title: 'Embeds/Embed', component: Embed };
export default meta;
type Story = StoryObj<typeof Embed>;

const form = '<p style="padding: 2rem">Un formulario de otra empresa.</p>';
const args = {
  address: `data:text/html;charset=utf-8,${encodeURIComponent(form)}`,
  title: 'Solicita tu cita',
  height: 533,
} as const;

export const Loaded: Story = { args, decorators: [(Shown) => <Host answers={hosts.answers}>{Shown()}</Host>] };
/** For as long as its patience: 10 s. */
export const Loading: Story = { args, decorators: [(Shown) => <Host answers={hosts.isSilent}>{Shown()}</Host>] };
export const Failed: Story = { args, decorators: [(Shown) => <Host answers={hosts.isGone}>{Shown()}</Host>] };
