/**
 * An address as every host can send it (`Location`) and write it down in a configuration: what is no ASCII, spaces, quotation marks
 * and backslashes are percent-encoded. What is encoded already stays as it is.
 */
export function locationOf(address: string): string {
  return address.replaceAll(/[^\x21\x23-\x5b\x5d-\x7e]+/g, encodeURIComponent);
}
