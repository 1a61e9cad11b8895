/** A frame that has not loaded within so many milliseconds has failed. */
export const framePatience = 10_000;

/** Whether an address of the site configuration is on this site: the demonstration's stand-ins are. */
export const isOwnAddress = (address: string): boolean => address.startsWith('/');

/**
 * Whether what a frame has loaded is what was asked for: browsers tell of their own error page by the same event. A
 * page of this site's origin can be looked into; of another's, only that it answers can be known.
 */
export async function frameHasArrived(frame: HTMLIFrameElement, address: string): Promise<boolean> {
  if (isOwnAddress(address)) return frame.contentDocument !== null;
  return fetch(address, { mode: 'no-cors', method: 'HEAD', credentials: 'omit' }).then(
    () => true,
    () => false,
  );
}
