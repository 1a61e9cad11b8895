import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { bootstrapId, type PageBootstrapData, type SiteManifest } from '@mosaico/shared-types';
import { CountFiles, hourMs, noCounts, noFailures, serverFolder } from '@mosaico/platform/reports/counts';
import type { Clone } from './clone.ts';
import { pageAssetsOf, pagesPartsOf, readFrom } from './site-table.ts';

/** An arm of a canary. */
export type Arm = 'stable' | 'canary';

/** Runs `mosaico <words> --env …` in a copy of the repository. Resolves to what it printed; a failure fails the test. */
export async function mosaicoIn(clone: Clone, environment: string, ...words: string[]): Promise<string> {
  const { code, output } = await clone.mosaico(...words, '--env', environment);
  expect(code, output).toBe(0);
  return output;
}

/** Changes a source, and publishes its workspace. Gives the release's version. */
export async function publishChanged(clone: Clone, file: string, from: string, to: string): Promise<string> {
  const path = join(clone.folder, file);
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(from);
  writeFileSync(path, before.replace(from, to));
  const [workspace = ''] = file.split('/');
  const { code, output } = await clone.mosaico('publish', workspace);
  expect(code, output).toBe(0);
  return new RegExp(`published ${workspace}@(\\S+)`).exec(output)?.[1] ?? '';
}

/** The first line, from 1, of a source that has this text. */
export const lineOf = (clone: Clone, file: string, text: string): number =>
  1 +
  readFileSync(join(clone.folder, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text));

/** The arm that a document says that it is of; nothing where it is none of the site's pages. */
export function armIn(html: string): Arm | undefined {
  const [, text] = new RegExp(`<script[^>]* id="${bootstrapId}"[^>]*>([^]*?)</script>`).exec(html) ?? [];
  if (text === undefined) return undefined;
  return (JSON.parse(text) as PageBootstrapData).arm ?? 'stable';
}

/** The files of the site's scripts and styles that only the other arm has: a document of the arm requests none of them. */
export async function foreignFiles(clone: Clone, address: string): Promise<Record<Arm, ReadonlySet<string>>> {
  const { canary } = JSON.parse(
    readFileSync(join(clone.folder, '.mosaico', 'sites', 'demo', 'current', '.site.json'), 'utf8'),
  ) as { canary: { number: number } };
  const filesIn = async (bucket: number): Promise<string[]> => {
    const headers = { cookie: `mosaico-canary=${canary.number}.${bucket}` };
    const answer = await fetch(`${address}/revision.json`, { headers });
    const manifest = (await answer.json()) as SiteManifest;
    return [
      ...Object.values(manifest.remotes),
      ...(manifest.parts ? [manifest.parts.table, manifest.parts.search] : []),
      ...pagesPartsOf(manifest),
      ...(await pageAssetsOf(manifest, readFrom(address))),
    ];
  };
  const [inCanary, inStable] = [await filesIn(1), await filesIn(100)];
  const foreign = {
    stable: new Set(inCanary.filter((file) => !inStable.includes(file))),
    canary: new Set(inStable.filter((file) => !inCanary.includes(file))),
  };
  expect(Math.min(foreign.stable.size, foreign.canary.size)).toBeGreaterThan(0);
  return foreign;
}

/** A sentence for each file of the other arm that a document has requested. */
export const mixed = (arm: Arm | undefined, requested: readonly string[], foreign: Record<Arm, ReadonlySet<string>>) =>
  arm === undefined
    ? []
    : requested.filter((file) => foreign[arm].has(file)).map((file) => `a document of ${arm} asked for ${file}`);

/**
 * What a server on another port has counted before of this revision, in this hour and in the next: enough views of both arms (4,000 and 500
 * visits in stable and canary), and nothing wrong.
 */
export async function countBefore(clone: Clone, environment: string, revision: number): Promise<void> {
  const files = new CountFiles(serverFolder(join(clone.folder, '.mosaico', 'sites', environment), 1));
  const now = Math.floor(Date.now() / hourMs) * hourMs;
  for (const start of [now, now + hourMs]) {
    const hour = await files.hour(start);
    for (const [arm, visits] of [
      ['stable', 2_000],
      ['canary', 250],
    ] as const) {
      hour.rows.push({ revision, arm, workspace: 'shell', release: '1.0.0', ...noCounts(), views: 2 * visits });
      hour.visits.push({ revision, arm, visits, failures: noFailures(), workspaces: {}, last: Date.now() });
    }
    await files.writeHour(hour);
  }
}
