import type { Waking } from '@mosaico/shared-types';
import { whenIdle } from '../loading/when-idle.ts';
import { whenNear } from './when-near.ts';

const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/** Runs `wake` when it is time to, or when the visitor reaches for the element before; returns what stops waiting. */
export function wakeWhen(waking: Exclude<Waking, 'never'>, element: Element | null, wake: () => void): () => void {
  const stop = waking === 'near' ? whenNear(element, wake) : undefined;
  // Who has gone on meanwhile needs it no more.
  if (waking === 'rest') whenIdle(() => element?.isConnected && wake());
  const onReach = ({ target }: Event): void => {
    if (target instanceof Node && element?.contains(target)) wake();
  };
  // From above: React keeps to itself what happens in HTML that it has not hydrated.
  for (const intent of intents) document.addEventListener(intent, onReach, { passive: true, capture: true });
  return () => {
    stop?.();
    for (const intent of intents) document.removeEventListener(intent, onReach, { capture: true });
  };
}
