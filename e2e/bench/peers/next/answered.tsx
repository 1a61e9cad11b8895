'use client';
import { useState, type ReactNode } from 'react';
import { LookupProvider, useLookup, type Lookup } from '@mosaico/shared-types';
import type { Shown } from '../common/provided.tsx';

/** Tells a page what it alone asks; the rest is the shell's. */
export function Answered({ shown, children }: { shown: Shown; children: ReactNode }) {
  const above = useLookup();
  const [lookup] = useState((): Lookup => (key) => (key in shown ? shown[key] : above(key)));
  return <LookupProvider value={lookup}>{children}</LookupProvider>;
}
