import type { ToastOptions } from '@mosaico/shared-types';
import { Countdown } from './countdown.ts';

/** What a toast is that does not say. */
export const toastDefaults = {
  type: 'default',
  duration: 5_000,
  position: 'bottom-right',
  dismissible: true,
} as const satisfies ToastOptions;
type Assumed = keyof typeof toastDefaults;

/** A toast on the screen, or on its way out. */
export interface ShownToast extends Omit<ToastOptions, Assumed>, Required<Pick<ToastOptions, Assumed>> {
  id: string;
  title: string;
  /** Unlike the id, never used twice: a toast may come again while its predecessor is still leaving. */
  key: string;
  leaving: boolean;
}

/** Why no toast closes by itself: the visitor points at them or walks them, touches one, or sees another page. */
export type Hold = 'busy' | 'touched' | 'hidden';

/** The toasts on the screen, oldest first, and the time each has left. */
export class ToastStore {
  private toasts: readonly ShownToast[] = [];
  private count = 0;
  private readonly listeners = new Set<() => void>();
  private readonly countdowns = new Map<string, Countdown>();
  private readonly holds = new Set<Hold>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly getToasts = (): readonly ShownToast[] => this.toasts;

  /** Shows a toast; one that has this id and is on the screen is changed instead, in what `options` says. */
  show(id: string, title: string, options: ToastOptions = {}): void {
    const present = this.toasts.find((toast) => toast.id === id && !toast.leaving);
    const wanted = { ...toastDefaults, ...present, ...options, id, title, leaving: false };
    const stays = present?.position === wanted.position;
    // One that changes its place leaves here and comes there.
    if (present && !stays) this.leave(present);
    const toast = { ...wanted, key: stays ? present.key : `${id}/${++this.count}` };
    this.update(stays ? this.toasts.map((each) => (each.key === toast.key ? toast : each)) : [...this.toasts, toast]);
    this.countDown(toast);
  }

  /** Closes the toast with this id, or all. */
  dismiss(id?: string): void {
    for (const toast of this.toasts) if (!toast.leaving && (id === undefined || toast.id === id)) this.leave(toast);
  }

  /** It has left the screen. */
  forget(key: string): void {
    this.update(this.toasts.filter((toast) => toast.key !== key));
  }

  hold(hold: Hold): void {
    this.holds.add(hold);
    for (const countdown of this.countdowns.values()) countdown.hold();
  }

  release(hold: Hold): void {
    this.holds.delete(hold);
    if (this.holds.size === 0) for (const countdown of this.countdowns.values()) countdown.run();
  }

  private leave(toast: ShownToast): void {
    this.stop(toast.key);
    this.update(this.toasts.map((each) => (each.key === toast.key ? { ...each, leaving: true } : each)));
  }

  private countDown(toast: ShownToast): void {
    this.stop(toast.key);
    if (toast.type === 'loading') return;
    const countdown = new Countdown(() => this.leave(toast), toast.duration);
    this.countdowns.set(toast.key, countdown);
    if (this.holds.size === 0) countdown.run();
  }

  private stop(key: string): void {
    this.countdowns.get(key)?.hold();
    this.countdowns.delete(key);
  }

  private update(toasts: readonly ShownToast[]): void {
    this.toasts = toasts;
    for (const listener of this.listeners) listener();
  }
}
