import { styled } from '@mui/material/styles';
import { closeSnackbar, SnackbarContent, type CustomContentProps } from 'notistack';
import type { Ref } from 'react';
import type { ToastType } from 'shared-types';
import { Cross, focusRing, inkTone, space, token } from 'shared-ui';
import { toastCopy } from './content.ts';

const Body = styled(SnackbarContent)({
  ...inkTone,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: space(1.5),
  alignItems: 'start',
  width: 'min(24rem, calc(100vw - 2.5rem))',
  padding: space(2),
  borderInlineStart: `4px solid ${token.highlight}`,
  borderRadius: `${token.radius} ${token.radius} ${token.corner} ${token.radius}`,
  boxShadow: token.shadowLift,
  '&[data-kind="error"]': { borderColor: token.negative },
  '&[data-kind="success"]': { borderColor: token.positive },
  '& strong': { display: 'block' },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: space(4),
    height: space(4),
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'pointer',
    '&:focus-visible': focusRing,
  },
});

interface ToastBodyProps extends CustomContentProps {
  kind: ToastType;
  description: string | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** One toast, in the page's own design tokens. */
export function ToastBody({ id, kind, message, description, ref }: ToastBodyProps) {
  return (
    <Body {...(ref && { ref })} role={kind === 'error' ? 'alert' : 'status'} data-kind={kind}>
      <div>
        <strong>{message}</strong>
        {description}
      </div>
      <button type="button" aria-label={toastCopy.close} onClick={() => closeSnackbar(id)}>
        <Cross size={16} />
      </button>
    </Body>
  );
}
