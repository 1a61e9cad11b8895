import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react';
import type { OfferedSlots } from './declared.ts';

/** Name of a piece that one remote offers to pages of others: subject and piece. */
export type SlotName = `${string}/${string}`;

/**
 * The default export's type of a remote's `slots.ts`: the piece's name → the module below `src/` whose default export it
 * is. A page passes nothing to a piece.
 */
export type Slots = Readonly<Record<SlotName, `./${string}`>>;

/** Props of a slot. The shell learns only at run time which remote fills the slot. */
export interface SlotProps {
  name: SlotName;
  /** Shown where nothing is prerendered, until the piece is loaded. Best as high as the piece. */
  fallback?: ReactNode;
}

const SlotContext = createContext<ComponentType<SlotProps> | undefined>(undefined);

/** Given by the shell: how a slot is filled. */
export const SlotProvider = SlotContext.Provider;

/**
 * A place in a page that another remote's piece fills, without either knowing the other. The piece is prerendered with
 * the page; its script is loaded when the visitor comes near it. A name that no remote of this repository offers does not
 * compile. Throws outside of the shell.
 */
export function Slot(props: SlotProps & { name: keyof OfferedSlots }): ReactNode {
  const Outlet = use(SlotContext);
  if (!Outlet) throw new Error('<Slot> needs <SlotProvider>: the shell gives it to pages; a test gives it by itself.');
  return createElement(Outlet, props);
}
