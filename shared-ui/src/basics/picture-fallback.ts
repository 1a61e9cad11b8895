/**
 * Props of a prerendered `<img>` that has a fallback: `onBroken` is called for a picture that does not load, whenever it fails. A picture
 * that failed before its page was hydrated has called nothing; its address is set once more, so that the browser requests it again and its own
 * event comes. A size of 0 alone proves nothing: a drawing without a size and, in some browsers, a picture that is put off have it, too.
 */
export const pictureFallback = (onBroken: () => void) => ({ ref: askAgain, onError: onBroken });

function askAgain(picture: HTMLImageElement | null): void {
  if (picture?.complete && picture.naturalWidth === 0) picture.setAttribute('src', picture.getAttribute('src') ?? '');
}
