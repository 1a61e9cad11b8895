import type { ComponentProps, ReactNode } from 'react';
import { clsx } from 'clsx';
import type { ActionLook } from './action-look.ts';
import styles from './action.module.css';

/** Props of {@link ActionButton}; the rest go to the `<button>`. */
export interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'style' | 'color'> {
  /** Default: `primary`. */
  look?: ActionLook;
  /** Drawn before the label. */
  icon?: ReactNode;
  wide?: boolean;
}

/** A button that does something on this page (opens a dialog, copies, submits), in the looks of `ActionLink`. */
export function ActionButton({
  look = 'primary',
  icon,
  wide,
  children,
  type = 'button',
  className,
  ...rest
}: ActionButtonProps) {
  return (
    <button
      type={type}
      data-look={look}
      data-wide={wide ? '' : undefined}
      {...rest}
      className={clsx(styles.action, className)}
    >
      {icon}
      {children}
    </button>
  );
}
