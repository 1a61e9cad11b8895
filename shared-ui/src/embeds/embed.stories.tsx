import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Embed } from './embed.tsx';
import { Section } from '../basics/section.tsx';

/** No request leaves the workshop: the form script counts as loaded. */
function Host({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const script = document.createElement('script');
    script.id = 'form-embed';
    script.dataset.status = 'ready';
    document.body.append(script);
    return () => script.remove();
  }, []);
  return <Section>{children}</Section>;
}

/** A frame that dispatches no `load` event. */
function Unheard({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.addEventListener('load', (event) => event.stopPropagation(), true), []);
  return <div ref={place}>{children}</div>;
}

const meta: Meta<typeof Embed> = {
  title: 'Embeds/Embed',
  component: Embed,
  decorators: [(Shown) => <Host>{Shown()}</Host>],
};
export default meta;
type Story = StoryObj<typeof Embed>;

const form = '<p style="padding: 2rem">Un formulario de otra empresa.</p>';
const args = {
  address: `data:text/html;charset=utf-8,${encodeURIComponent(form)}`,
  title: 'Solicita tu cita',
  height: 533,
} as const;

export const Loaded: Story = { args };
/** While it loads: 10 s at most. */
export const Loading: Story = { args, decorators: [(Shown) => <Unheard>{Shown()}</Unheard>] };
/** A frame that was emptied. */
export const Failed: Story = { args: { ...args, address: 'about:blank' } };
