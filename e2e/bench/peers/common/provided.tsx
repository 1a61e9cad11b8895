'use client';
import { useState, type ReactNode } from 'react';
import {
  LookupProvider,
  SiteProvider,
  ToastProvider,
  type Lookup,
  type Route,
  type SiteConfiguration,
  type SiteNow,
} from '@mosaico/shared-types';
import { answerTabs } from '../../../../platform/src/browser/boot/tabs.ts';
import { SearchableProvider } from '../../../../shell/src/search/searchable.ts';
import { toasts } from '../../../../shell/src/toasts/toasts.ts';

// In Mosaico's documents the boot script does this.
if (typeof document !== 'undefined') answerTabs(document);

/** What a page, or a part of it, is told of the site's table: key → answer. */
export type Shown = Readonly<Record<string, unknown>>;

interface ProvidedProps {
  site: SiteConfiguration;
  shown: Shown;
  children: ReactNode;
}

/** What every page and every piece may ask the shell for. */
export function Provided({ site, shown, children }: ProvidedProps) {
  const [lookup] = useState((): Lookup => (key) => shown[key]);
  return (
    <SiteProvider value={site}>
      <ToastProvider value={toasts}>
        <SearchableProvider value={everyPage}>
          <LookupProvider value={lookup}>{children}</LookupProvider>
        </SearchableProvider>
      </ToastProvider>
    </SiteProvider>
  );
}

/** For the search, as soon as somebody searches. */
async function everyPage(): Promise<readonly Route[]> {
  const { table } = (await (await fetch('/revision.json')).json()) as SiteNow;
  return table.routes;
}
