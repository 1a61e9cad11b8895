import './unstyled-notistack.ts';
import { styled } from '@mui/material/styles';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useRef } from 'react';
import type { ToastPosition } from 'shared-types';
import { focusRing, inkTone, space, token } from 'shared-ui';
import { toastCopy } from './content.ts';
import { edge } from './places.tsx';
import { ToastCard } from './toast-card.tsx';
import { useToastStore } from './toast-context.ts';
import { ToastMotion } from './toast-motion.tsx';
import type { ShownToast } from './toast-store.ts';

declare module 'notistack' {
  interface VariantOverrides {
    toast: true;
  }
}

/** So many of a stack stand at rest: the newest. The others are a pointer, a tap or a key away. */
export const visibleCount = 3;

const Stack = styled('div')({
  '--toast-from': space(2),
  '--toast-grout': token.paper,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(1),
  width: '100%',
  minHeight: 0,
  '&[data-position^="top"]': { '--toast-from': `-${space(2)}` },
  [`&:not([data-expanded]) .notistack-SnackbarContainer > :nth-last-of-type(n + ${visibleCount + 1})`]: {
    display: 'none',
  },
});

// Upside down, so that it stays scrolled to the newest. Its padding leaves room for swipes, which a scrolling box cuts off.
const List = styled('div')({
  boxSizing: 'content-box',
  display: 'flex',
  flexDirection: 'column-reverse',
  width: '100%',
  minHeight: 0,
  marginInline: `calc(-1 * ${edge})`,
  padding: `${space(0.5)} ${edge}`,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  pointerEvents: 'auto',
  // Of notistack: the list, a toast's place in it, and what folds when it goes.
  '& > .notistack-SnackbarContainer': { flex: 'none', width: '100%' },
  '& .notistack-Snackbar': { width: '100%' },
  '& .notistack-CollapseWrapper': { paddingBlock: '3px' },
});

const More = styled('button')({
  ...inkTone,
  position: 'relative',
  zIndex: 1,
  minHeight: space(5),
  padding: `${space(0.5)} ${space(2)}`,
  border: `1px solid ${token.line}`,
  borderRadius: `${token.radius} ${token.radius} ${space(1.75)} ${token.radius}`,
  boxShadow: '0 0 0 3px var(--toast-grout)',
  fontSize: token.sizeSmall,
  fontWeight: 600,
  cursor: 'pointer',
  pointerEvents: 'auto',
  '&:hover': { backgroundColor: token.raised },
  '&:focus-visible': { ...focusRing, outlineOffset: '-4px' },
});

interface ToastStackProps {
  position: ToastPosition;
  /** Oldest first. */
  toasts: readonly ShownToast[];
  expanded: boolean;
  onToggle: () => void;
}

/** The toasts of one place on the screen: oldest above, newest below. */
export function ToastStack({ position, toasts, expanded, onToggle }: ToastStackProps) {
  const store = useToastStore();
  const further = toasts.length - visibleCount;
  return (
    <Stack data-position={position} data-expanded={expanded ? '' : undefined}>
      {further > 0 && (
        <More type="button" aria-expanded={expanded} onClick={onToggle}>
          {expanded ? toastCopy.showLess : toastCopy.showMore(further)}
        </More>
      )}
      <List>
        <SnackbarProvider
          maxSnack={Number.POSITIVE_INFINITY}
          Components={{ toast: ToastCard }}
          TransitionComponent={ToastMotion}
          onExited={(_, key) => store.forget(String(key))}
        >
          <Feed toasts={toasts} />
        </SnackbarProvider>
      </List>
    </Stack>
  );
}

/** Tells notistack which toasts come and which go. Time is ours: notistack's does not know of hidden pages. */
function Feed({ toasts }: Pick<ToastStackProps, 'toasts'>) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const told = useRef(new Map<string, 'come' | 'gone'>());
  useEffect(() => {
    for (const { key, leaving } of toasts) {
      if (!told.current.has(key)) {
        told.current.set(key, 'come');
        enqueueSnackbar({ key, variant: 'toast', persist: true, message: '' });
      }
      if (leaving && told.current.get(key) === 'come') {
        told.current.set(key, 'gone');
        closeSnackbar(key);
      }
    }
  }, [toasts, enqueueSnackbar, closeSnackbar]);
  return null;
}
