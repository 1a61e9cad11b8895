import type { ClientCase } from '@mosaico/shared-types';

type Page = NonNullable<NonNullable<ClientCase['site']>['pages']>[number];

/** A site's page as a phone shows it: what stands for it where its whole front page would be too small to read. */
export const isUpright = (page: Page | undefined): boolean => page !== undefined && page.height > page.width;

/** In a `<picture>`: the site's page in windows of this kind. */
export function Screen({ page: { url, width, height }, media }: { page: Page; media: string }) {
  return <source media={media} srcSet={url} width={width} height={height} />;
}
