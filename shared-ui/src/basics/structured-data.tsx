import type { JSX } from 'react';
import { useDescription } from '@mosaico/shared-types';

/** Props of {@link StructuredData}. */
export interface StructuredDataProps {
  /** A schema.org object. */
  data: { readonly '@type': string } & Readonly<Record<string, unknown>>;
}

/** Notes what a page shows for search engines: see `useDescription`. Shows nothing by itself. */
export function StructuredData({ data }: StructuredDataProps): JSX.Element {
  useDescription(() => data);
  return <></>;
}
