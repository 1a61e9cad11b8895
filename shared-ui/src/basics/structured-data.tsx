import type { JSX } from 'react';
import { useJsonLd } from '@mosaico/shared-types';

/** Props of {@link StructuredData}. */
export interface StructuredDataProps {
  /** A schema.org object. */
  data: { readonly '@type': string } & Readonly<Record<string, unknown>>;
}

/** Notes what a page shows for search engines: see `useJsonLd`. Shows nothing by itself. */
export function StructuredData({ data }: StructuredDataProps): JSX.Element {
  useJsonLd(() => data);
  return <></>;
}
