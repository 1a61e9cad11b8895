import type { ComponentProps, ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { actionStyles } from './action-styles.tsx';
import type { ActionLook } from './action-styles.tsx';

const Surface = styled('button')({
  background: 'none',
  ...actionStyles,
  '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
});

/** Props of {@link ActionButton}; the rest go to the `<button>`. */
export interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'style' | 'color'> {
  /** Default: `primary`. */
  look?: ActionLook;
  /** Drawn before the label. */
  icon?: ReactNode;
  wide?: boolean;
}

/** A button that does something on this page (opens a dialog, copies, submits), in the looks of `ActionLink`. */
export function ActionButton({ look = 'primary', icon, wide, children, type = 'button', ...rest }: ActionButtonProps) {
  return (
    <Surface type={type} data-look={look} data-wide={wide ? '' : undefined} {...rest}>
      {icon}
      {children}
    </Surface>
  );
}
