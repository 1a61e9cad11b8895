/** The element that the address's hash names. A hash that is no valid encoding (`#100%`) names none. */
export function anchorOf(hash: string): HTMLElement | null {
  if (hash === '') return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
