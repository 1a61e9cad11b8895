import type { SiteConfiguration } from '@mosaico/shared-types';

/** Who answers in law for what a document says: the agency by its legal name, with its address where the site configuration has one. */
export const responsible = (of: string, { legalName, address, supportEmail }: SiteConfiguration['agency']): string =>
  `${of} es ${[legalName, address, supportEmail].filter((part) => part !== undefined).join(', ')}.`;
