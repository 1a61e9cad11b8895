import { keyframes, styled } from '@mui/material/styles';
import type { CustomContentProps } from 'notistack';
import { useId, useSyncExternalStore, type Ref } from 'react';
import { ActionButton, Cross, focusRing, inkTone, space, tileCorners, token } from 'shared-ui';
import { toastCopy } from './content.ts';
import { useToastStore } from './toast-context.ts';
import { TypeMark } from './type-mark.tsx';
import { useSwipe } from './use-swipe.ts';

const Card = styled('div')({
  ...inkTone,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(1.5),
  width: '100%',
  maxHeight: '50svh',
  scrollMarginBlock: space(1),
  padding: space(1.75),
  overflowY: 'auto',
  border: `1px solid ${token.line}`,
  borderRadius: tileCorners,
  // The grout between tiles: it sets the toast off from whatever it lies on.
  boxShadow: '0 0 0 3px var(--toast-grout)',
  translate: 'var(--swipe, 0)',
  transition: `translate ${token.fast} ${token.ease}, opacity ${token.fast} ${token.ease}`,
  '&:focus-visible': { ...focusRing, outlineOffset: '-4px' },
  '&[data-dismissible]': { touchAction: 'pan-y', userSelect: 'none' },
  '&[data-swiping]': { transition: 'none', cursor: 'grabbing' },
  '&[data-swiped="left"]': { translate: '-110%', opacity: 0 },
  '&[data-swiped="right"]': { translate: '110%', opacity: 0 },
});

const Body = styled('div')({ flex: '1 1 auto', minWidth: 0, paddingBlock: space(0.75) });

const appear = keyframes({ from: { visibility: 'hidden' } });

const Words = styled('div')({
  fontSize: token.sizeSmall,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  '& > strong': { display: 'block', fontSize: token.sizeBody, lineHeight: 1.3, fontWeight: 650 },
  '& > p': { color: token.inkSoft },
  // Assistive technology announces what appears in a live region, not what the region came with.
  '&[role="status"]': { animation: `${appear} 1ms 120ms backwards` },
  '@media (prefers-reduced-motion: reduce)': { '&[role="status"]': { animationDelay: '120ms !important' } },
});

const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  paddingBlockStart: space(1.5),
  '& button': { minHeight: space(5), padding: `${space(0.5)} ${space(2)}`, fontSize: token.sizeSmall },
});

const Close = styled('button')({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: space(4.5),
  height: space(4.5),
  padding: 0,
  border: 0,
  borderRadius: token.radius,
  backgroundColor: token.band,
  color: token.inkSoft,
  cursor: 'pointer',
  '&:hover': { color: token.ink, backgroundColor: token.raised },
  '&:focus-visible': { ...focusRing, outlineOffset: '-3px' },
});

/** One toast. What it says is read from the store, by the key it has in notistack: it may change while it is shown. */
export function ToastCard({ id: key, ref }: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const store = useToastStore();
  const toast = useSyncExternalStore(store.subscribe, () => store.getToasts().find((each) => each.key === key));
  const titleId = useId();
  const close = (): void => store.dismiss(toast?.id);
  const swipe = useSwipe(toast?.dismissible ?? false, close);
  if (!toast) return null;

  const { title, description, type, dismissible, action, cancel, leaving } = toast;
  const buttons = [
    { look: 'primary', button: action },
    { look: 'text', button: cancel },
  ] as const;
  const urgency = type === 'error' ? 'alert' : 'status';
  return (
    <Card
      ref={ref ?? null}
      role="group"
      aria-labelledby={titleId}
      tabIndex={0}
      inert={leaving}
      data-dismissible={dismissible ? '' : undefined}
      {...swipe}
    >
      <TypeMark type={type} />
      <Body>
        {/* The key: a region that turns urgent is another one. */}
        <Words key={urgency} role={urgency}>
          <strong id={titleId} dir="auto">
            {title}
          </strong>
          {description && <p dir="auto">{description}</p>}
        </Words>
        {(action ?? cancel) && (
          <Buttons>
            {buttons.map(
              ({ look, button }) =>
                button && (
                  <ActionButton
                    key={look}
                    look={look}
                    onClick={() => {
                      // First: what the button does may show this very toast again.
                      close();
                      button.onClick?.();
                    }}
                  >
                    {button.label}
                  </ActionButton>
                ),
            )}
          </Buttons>
        )}
      </Body>
      {dismissible && (
        <Close type="button" lang="en" aria-label={toastCopy.close} onClick={close}>
          <Cross size={16} />
        </Close>
      )}
    </Card>
  );
}
