import { useState, type ReactNode } from 'react';
import type { ActionLook } from './action-styles.tsx';
import { ActionButton } from './action-button.tsx';
import { ActionLink } from './action-link.tsx';
import { Dialog } from './dialog.tsx';
import { Embed } from './embed.tsx';
import { Calendar } from './icons.tsx';
import { useHydrated } from './use-hydrated.tsx';

/** Props of {@link BookingButton}. */
export interface BookingButtonProps {
  /** Address of the booking calendar. */
  address: string;
  /** Heading of the dialog, and name of the frame. */
  title: string;
  look?: ActionLook;
  wide?: boolean;
  children: ReactNode;
}

/** Opens a booking calendar above the page. Without scripts it is a link to the calendar. */
export function BookingButton({ address, title, look = 'primary', wide = false, children }: BookingButtonProps) {
  const [open, setOpen] = useState(false);
  if (!useHydrated()) {
    return (
      <ActionLink href={address} look={look} wide={wide} icon={<Calendar />}>
        {children}
      </ActionLink>
    );
  }
  return (
    <>
      <ActionButton look={look} wide={wide} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
        <Calendar />
      </ActionButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} size="booking">
        <Embed address={address} title={title} height={654} />
      </Dialog>
    </>
  );
}
