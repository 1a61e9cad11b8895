import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Revision } from '@mosaico/shared-types/schemas';
import { composedFolder, currentSite, keptRevisions } from '../site/sites.ts';
import type { Store } from '../store/store.ts';
import { graceMs } from '../store/unused.ts';
import { startChild } from '../testing/child.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { randomOf } from '../testing/random.ts';
import { builtWith } from '../testing/releases.ts';
import { openStore } from '../testing/store-place.ts';
import { differences } from './history.ts';
import { showRecorded } from './apply-revision.ts';
import { promote } from './promote.ts';
import { prune } from './prune.ts';
import { rollback } from './rollback.ts';
import { recordAfter, recordAt } from './rolled-back.ts';

/** How many sequences run, one after the other, on one store. `SEQUENCES_SEED` runs those of one seed again. */
const sequences = 200;
const seed = Number(process.env.SEQUENCES_SEED ?? Math.floor(Math.random() * 2 ** 31));
const random = randomOf(seed);
const oneOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;

const environment = 'production';
const teams = ['mf-a', 'mf-b', 'mf-c', 'mf-d'];

jest.setTimeout(1_200_000);

let folder: string;
let fixture: FixtureStore;
beforeAll(() => {
  process.stderr.write(`sequences: SEQUENCES_SEED=${seed}\n`);
  folder = mkdtempSync(join(tmpdir(), 'sequences-'));
  fixture = fixtureStore(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

const place = () => ({ folder: join(folder, 'store') });
/** As another process has it. */
const open = (): Store => openStore(place());
const sites = () => join(folder, 'sites', environment);

/** A release of a team: of its every third, the contract is another one, and of every fifth, a link leads nowhere. */
const isUnfit = (version: number): boolean => version % 3 === 0;
const isBroken = (version: number): boolean => version % 5 === 0;
const needsForce = (version: number): boolean => isUnfit(version) || isBroken(version);
const versionOf = (version: number): string => `${version}.0.0`;

/** Its built folder, made once. */
const built = (team: string, version: number): string => {
  const there = join(folder, 'built', `${team}-${versionOf(version)}`);
  if (existsSync(there)) return there;
  const render = `return '${team}@${versionOf(version)} at ' + path${isBroken(version) ? ` + '<a href="/gone">x</a>'` : ''}`;
  return fixture.build(team, versionOf(version), {
    render,
    ...(isUnfit(version) && { built: builtWith({ contract: '2.0.0' }) }),
  });
};

/** What a team does in a sequence. */
interface Step {
  team: string;
  act: 'promote' | 'rollback' | 'prune';
  version: number;
  /** Its process is killed at this request to the system, as `kill -9` does. */
  killAt?: number;
}

/** The newest version that each team has built so far. */
const newest = new Map(teams.map((team) => [team, 1]));

function stepOf(team: string): Step {
  const act = oneOf(['promote', 'promote', 'rollback', 'prune', 'prune'] as const);
  const latest = newest.get(team) ?? 1;
  // Most promote something new; some return by name to what is older, and may be pruned already.
  const version = random() < 0.8 ? latest + 1 : 1 + Math.floor(random() * latest);
  if (act === 'promote') newest.set(team, Math.max(latest, version));
  return { team, act, version, ...(random() < 0.06 && { killAt: 1 + Math.floor(random() * 260) }) };
}

/** How often something has come to pass: a run in which nothing did has tried nothing. */
const count = { killed: 0, pruned: 0, forced: 0, rolledBack: 0 };

/** What may be said to a team, through no fault of the store. */
const fair =
  /there is nothing before it|Nothing was rolled back|which had not been shown on this machine|is being removed by|The store has no|shows no mf-/;

/** @param start Before it, all marks and decisions of earlier sequences were made: an hour has passed since. */
async function run({ team, act, version, killAt }: Step, start: number): Promise<void> {
  const force = needsForce(version) ? 'on trial' : undefined;
  const now = start + graceMs;
  if (killAt !== undefined) {
    const at = { environment, sites: sites(), workspace: team };
    const child = startChild({
      store: place(),
      killAt,
      ...(act === 'promote' && {
        publish: built(team, version),
        promote: { ...at, versions: [versionOf(version)], times: 1, force },
      }),
      ...(act === 'rollback' && { rollback: at }),
      ...(act === 'prune' && { prune: { sites: join(folder, 'sites'), keep: keptRevisions, now } }),
    });
    await new Promise((resolve) =>
      child.once('exit', (_code, signal) => {
        if (signal === 'SIGKILL') count.killed += 1;
        resolve(undefined);
      }),
    );
    return;
  }
  const store = open();
  try {
    if (act === 'prune') {
      const where = { keep: keptRevisions, sites: (name: string) => join(folder, 'sites', name) };
      const { removed } = await prune(store, { ...where, olderThan: 0, now: () => now });
      count.pruned += removed.releases.length;
    } else if (act === 'rollback') {
      await rollback(store, { environment, sites: sites(), workspaces: [team] });
      count.rolledBack += 1;
    } else {
      await store.publishRelease(built(team, version));
      const changes = [{ workspace: team, version: versionOf(version) }];
      await promote(store, { environment, changes, sites: sites(), force, retries: 100 });
      if (force !== undefined) count.forced += 1;
    }
  } catch (error) {
    if (!fair.test((error as Error).message)) throw error;
  }
}

/** The history since a revision, in order. */
async function since(store: Store, from: number): Promise<Revision[]> {
  const numbers = (await store.revisionNumbers(environment)).filter((number) => number >= from);
  return Promise.all(numbers.map((number) => store.revision(environment, number)));
}

/** Throws where the site is not what history says, or something that is in use is gone. */
async function look(from: number): Promise<number> {
  const store = open();
  const [first, ...later] = await since(store, from);
  if (!first) throw new Error(`Revision ${from} is gone.`);

  // Each changes what its author meant, one team's release, and carries on what was rolled back.
  let last = first;
  for (const revision of later) {
    const before = last;
    last = revision;
    expect(revision.revision).toBe(before.revision + 1);
    expect(differences(before, revision).length).toBeLessThanOrEqual(1);
    expect(revision.rolledBack).toEqual(recordAfter(await recordAt(store, before), before, revision));
  }

  // Whoever was killed may not have shown what it recorded: the next command does.
  await showRecorded(store, last, sites());
  const site = currentSite(sites()) ?? '';
  expect(site).toBe(composedFolder(sites(), last));
  for (const team of teams) {
    const version = last.releases[team];
    const page = join(site, `${team}.html`);
    if (version === undefined) expect(existsSync(page)).toBe(false);
    else expect(readFileSync(page, 'utf8')).toContain(`${team}@${version} at`);
  }

  // What a page of one of the kept revisions may ask for is there, in the store and in the site.
  const kept = await since(store, last.revision - keptRevisions + 1);
  const releases = new Set(kept.flatMap((revision) => Object.entries(revision.releases).map((each) => each.join('@'))));
  for (const release of releases) {
    const [workspace = '', version = ''] = release.split('@');
    expect([release, await store.isSound(workspace, version)]).toEqual([release, true]);
    expect(readdirSync(join(site, 'assets', workspace))).toContain(`${workspace}.${version}.js`);
  }
  return last.revision;
}

test(`${sequences} random sequences of promote, rollback, force, mend, prune and kill -9 by four teams at once`, async () => {
  await fixture.publish('shell', '1.0.0');
  for (const team of teams) await fixture.store.publishRelease(built(team, 1));
  await promote(open(), {
    environment,
    changes: ['shell', ...teams].map((workspace) => ({ workspace, version: '1.0.0' })),
    configurationFolder: fixture.configurationFolder,
    sites: sites(),
  });
  let at = 1;
  for (let sequence = 0; sequence < sequences; sequence += 1) {
    const steps = teams.map(stepOf);
    const start = Date.now();
    try {
      await Promise.all(steps.map((step) => run(step, start)));
      at = await look(at);
    } catch (error) {
      throw new Error(`sequence ${sequence} of SEQUENCES_SEED=${seed}: ${JSON.stringify(steps)}`, { cause: error });
    }
  }
  for (const times of Object.values(count)) expect(times).toBeGreaterThan(0);
});
