/** The booking calendar's address with the referrer's id in `am_id`, whatever query it has already. */
export function bookingAddress(address: string, amId: string): string {
  const [path = '', query = ''] = address.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('am_id', amId);
  return `${path}?${parameters.toString()}`;
}
