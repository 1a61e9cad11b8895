/** A frame of which nothing has come within so many milliseconds has failed. */
export const framePatience = 10_000;

/** Whether an address of the site configuration is on this site: the demonstration's stand-ins are. */
export const isOwnAddress = (address: string): boolean => address.startsWith('/');

/** Whether a frame still holds the empty document that it begins with: nothing has answered yet. */
export const isBlank = ({ contentDocument }: HTMLIFrameElement): boolean => contentDocument?.URL === 'about:blank';

/**
 * Whether a document has come into a frame that has loaded, or has had its time. No page can tell a document of another origin
 * from the browser's own error page: neither can be looked into, and both load. So such a frame counts as arrived and
 * stays, with a link to its `address` beside it. Of this site's own address only the error page cannot be looked into.
 */
export function frameHasArrived(frame: HTMLIFrameElement, address: string): boolean {
  return frame.contentDocument ? !isBlank(frame) : !isOwnAddress(address);
}
