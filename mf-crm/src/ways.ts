import type { Offer, SiteConfiguration } from '@mosaico/shared-types';

/** The message that asks for the offer by chat; empty where it is got otherwise. */
export const messageOf = ({ get }: Offer): string => get.flatMap((way) => ('chat' in way ? [way.chat] : []))[0] ?? '';

/** Key of the calendar that the offer is booked in; nothing where it is got otherwise. */
export const calendarOf = ({ get }: Offer): keyof SiteConfiguration['bookings'] | undefined =>
  get.flatMap((way) => ('booking' in way ? [way.booking] : []))[0];
