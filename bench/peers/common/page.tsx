'use client';
import { cloneElement, Suspense, useState, type ReactNode } from 'react';
import {
  LookupProvider,
  SectionContent,
  SectionProvider,
  SiteProvider,
  ToastProvider,
  type Lookup,
  type Person,
  type SearchablePage,
  type SectionProps,
  type SiteManifest,
} from '@mosaico/shared-types';
import site from '../../../environments/demo/site.json';
import { answerTabs } from '@mosaico/shared-types/tabs';
import { SearchableProvider } from '../../../shell/src/search/searchable.ts';
import { toasts } from '../../../shell/src/toasts/toasts.ts';

// In Mosaico's documents the boot script does this.
if (typeof document !== 'undefined') answerTabs(document);

/** What a page, or a part of it, is told of the site's table: key → answer. */
export type Shown = Readonly<Record<string, unknown>>;

/** The build writes the whole configuration into the file; the schema's defaults are for the type. */
const configuration = {
  ...site,
  forms: { ...site.forms, service: '/' },
  conditions: {},
  people: site.people as Person[],
  // Pages say nothing of it.
  canary: undefined,
};

/** What every page and every part may ask the shell for. */
export function Provided({ shown, children }: { shown: Shown; children: ReactNode }) {
  const [lookup] = useState((): Lookup => (key) => shown[key]);
  return (
    <SiteProvider value={configuration}>
      <ToastProvider value={toasts}>
        <SearchableProvider value={everyPage}>
          <SectionProvider value={HydratedSection}>
            <LookupProvider value={lookup}>{children}</LookupProvider>
          </SectionProvider>
        </SearchableProvider>
      </ToastProvider>
    </SiteProvider>
  );
}

/** Other frameworks know no sections: they are hydrated with what they stand in. */
function HydratedSection({ frame, ...section }: SectionProps) {
  const content = (
    <Suspense>
      <SectionContent {...section} />
    </Suspense>
  );
  return frame ? cloneElement(frame, {}, content) : content;
}

/** For the search, as soon as somebody searches. */
async function everyPage(): Promise<readonly SearchablePage[]> {
  const { parts, table } = (await (await fetch('/revision.json')).json()) as SiteManifest;
  return parts ? ((await (await fetch(parts.search)).json()) as readonly SearchablePage[]) : table.routes;
}
