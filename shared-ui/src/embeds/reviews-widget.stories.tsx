import { useLayoutEffect, type ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ReviewsWidget } from './reviews-widget.tsx';
import { Section } from '../basics/section.tsx';

/** The platform's script is never requested: it stays in the state that the story says, from when the widget wants it. */
function Platform({ status, children }: { status: 'loading' | 'failed'; children: ReactNode }) {
  useLayoutEffect(() => {
    const script = document.createElement('script');
    script.id = 'reviews-widget';
    script.dataset.status = 'loading';
    const watch = new MutationObserver(() => {
      watch.disconnect();
      script.dataset.status = status;
      script.dispatchEvent(new Event('mosaico:status'));
    });
    watch.observe(script, { attributeFilter: ['data-users'] });
    document.body.append(script);
    return () => {
      watch.disconnect();
      script.remove();
    };
  }, [status]);
  return <Section>{children}</Section>;
}

const meta: Meta<typeof ReviewsWidget> = { title: 'Embeds/ReviewsWidget', component: ReviewsWidget };
export default meta;
type Story = StoryObj<typeof ReviewsWidget>;

/** Its place is kept. */
export const Loading: Story = { decorators: [(Shown) => <Platform status="loading">{Shown()}</Platform>] };
export const Failed: Story = { decorators: [(Shown) => <Platform status="failed">{Shown()}</Platform>] };
