import { useDescription, type Thing } from '@mosaico/shared-types';

/** Props of {@link StructuredData}. */
export interface StructuredDataProps {
  /** A schema.org object. */
  data: Thing;
}

/** Notes what a page shows for search engines: see `useDescription`. Shows nothing by itself. */
export function StructuredData({ data }: StructuredDataProps) {
  useDescription(() => data);
  return null;
}
