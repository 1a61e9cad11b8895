/** A frame that is still blank after this many ms has failed. */
export const framePatience = 10_000;

/**
 * Whether an address of the site configuration has this site's origin, as the demonstration's replacements have. A blank frame has
 * the origin of its page.
 */
export const isOwnAddress = (address: string): boolean => /^(\/(?!\/)|about:blank$)/.test(address);

/** Whether a frame still holds its initial empty document. */
export const isBlank = ({ contentDocument }: HTMLIFrameElement): boolean => contentDocument?.URL === 'about:blank';

/**
 * Whether a document has arrived in a frame, after its `load` event or its timeout. A page cannot distinguish a document of another origin
 * from the browser's error page: both load, and both have no `contentDocument`. So such a frame counts as arrived and stays, with a
 * link to its `address` beside it. At an address of this site, only the error page has no `contentDocument`.
 */
export function frameHasArrived(frame: HTMLIFrameElement, address: string): boolean {
  return frame.contentDocument ? !isBlank(frame) : !isOwnAddress(address);
}
