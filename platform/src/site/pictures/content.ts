import type { Amount } from '@mosaico/shared-types';

const per = { month: 'al mes', hour: 'por hora' } as const;

/** A price's words beside its figure, as the site's own price block has them. */
export const before = ({ from }: Amount): string => (from ? 'Desde' : '');
export const after = ({ per: each }: Amount): string => `USD${each ? ` ${per[each]}` : ''}`;
/** What a picture of a page shows, for those who do not see it. */
export const altOf = (title: string, agency: string): string => `${title} – ${agency}`;
