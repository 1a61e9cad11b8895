// Library: notistack 3.0.2. Symbol: its listeners of `blur` and `focus` on `window`.
// Why: notistack pauses the toast under the pointer, and all of them while the window has no focus. The specification pauses all of them also
// under the pointer, a finger and the keyboard, and in a hidden tab. There is no public method for that. Upstream: no issue yet.

/** Pauses all toasts, or resumes their countdown. Other listeners of `blur` and `focus` on `window` receive the event, too. */
export function pauseToasts(isPaused: boolean): void {
  window.dispatchEvent(new Event(isPaused ? 'blur' : 'focus'));
}
