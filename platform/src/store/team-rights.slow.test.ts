import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Bucket } from './bucket/bucket.ts';
import { applyPlan, writePlan } from '../environments/plan.ts';
import { promote } from '../environments/promote.ts';
import { describeWithCeph } from '../testing/describe-with-ceph.ts';
import { documentedPolicies, type Policy } from '../testing/documented-policies.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { makeSharedBucket } from '../testing/make-bucket.ts';
import { siteOf } from '../testing/site.ts';
import type { Store } from './store.ts';
import { bucketStore } from './stores.ts';

describeWithCeph("people with the documented rights in everybody's bucket", (ceph) => {
  let folder: string;
  /** May do everything. */
  let agency: FixtureStore;
  /** Has mf-events and ships to staging. */
  let team: FixtureStore;
  /** Promotes to production. */
  let promoter: FixtureStore;
  /** Composes, and writes nothing. */
  let composer: FixtureStore;

  const address = () => ({ bucket: 'releases', prefix: 'mosaico/', endpoint: ceph().endpoint });

  /** The store, and the bucket itself, as the user with these keys has them. */
  async function as<Made>(keys: { accessKey: string; secretKey: string }, make: () => Promise<Made>): Promise<Made> {
    const before = { ...process.env };
    Object.assign(process.env, { AWS_ACCESS_KEY_ID: keys.accessKey, AWS_SECRET_ACCESS_KEY: keys.secretKey });
    try {
      return await make();
    } finally {
      Object.assign(process.env, before);
    }
  }
  async function storeOf(name: string, keys: { accessKey: string; secretKey: string }): Promise<FixtureStore> {
    const store = await as(keys, async (): Promise<Store> => {
      const opened = bucketStore(address(), join(folder, name));
      // Keys are requested with the first request.
      await opened.environments();
      return opened;
    });
    return fixtureStore(join(folder, name), store);
  }

  let teamKeys: { accessKey: string; secretKey: string };
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'team-rights-'));
    teamKeys = await ceph().user('events');
    const promoterKeys = await ceph().user('promoter');
    const composerKeys = await ceph().user('composer');
    const [ofTeam, ofPromoter, ofComposer] = documentedPolicies('Who may write what');
    const given = { events: ofTeam, promoter: ofPromoter, composer: ofComposer } as Record<string, Policy>;
    await makeSharedBucket(ceph(), 'releases', given);
    agency = await storeOf('agency', ceph());
    for (const workspace of ['shell', 'mf-events', 'mf-plans', 'mf-crm']) await agency.publish(workspace, '1.0.0');
    for (const environment of ['staging', 'production']) await promoted(agency, environment, 'shell', 'mf-plans');
    team = await storeOf('team', teamKeys);
    promoter = await storeOf('promoter', promoterKeys);
    composer = await storeOf('composer', composerKeys);
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function promoted(by: FixtureStore, environment: string, ...workspaces: string[]): Promise<number> {
    const { revision } = await promote(by.store, {
      environment,
      changes: workspaces.map((workspace) => ({ workspace, version: '1.0.0' })),
      ...(by !== team && { configurationFolder: by.configurationFolder }),
      sites: join(folder, 'sites', environment),
    });
    return revision.revision;
  }

  test('a team publishes its remote, and promotes it where it ships to', async () => {
    await team.publish('mf-events', '1.1.0');
    expect(await promoted(team, 'staging', 'mf-events')).toBe(2);
    expect((await agency.store.revision('staging')).releases).toMatchObject({ 'mf-events': '1.0.0' });
  });

  test("the bucket refuses a team that writes another team's release, or production, or takes something of others away", async () => {
    await expect(team.publish('mf-plans', '6.6.6')).rejects.toThrow('cannot be written');
    const index = 'releases/mf-plans/1.0.0.json';
    const overwriting = as(teamKeys, () =>
      new Bucket(address()).put(index, Buffer.from('{}'), {
        contentType: 'application/json',
        cacheControl: 'no-cache',
      }),
    );
    await expect(overwriting).rejects.toThrow('cannot be written');
    await expect(promoted(team, 'production', 'mf-events')).rejects.toThrow('cannot be written');
    await expect(team.store.removeRelease('mf-plans', '1.0.0')).rejects.toThrow('cannot be deleted');
    expect(await agency.store.versions('mf-plans')).toEqual(['1.0.0']);
    expect(await agency.store.revisionNumbers('production')).toEqual([1]);
  });

  test('the role that promotes to production does so, and writes neither a release nor another environment', async () => {
    expect(await promoted(promoter, 'production', 'mf-events')).toBe(2);
    await expect(promoter.publish('mf-events', '6.6.6')).rejects.toThrow('cannot be written');
    await expect(promoted(promoter, 'staging', 'mf-crm')).rejects.toThrow('cannot be written');
    await expect(promoter.store.removeRelease('mf-events', '1.0.0')).rejects.toThrow('cannot be deleted');
    expect((await agency.store.revision('production')).releases).toMatchObject({ 'mf-events': '1.0.0' });
  });

  test('the role that composes writes a plan and nothing into the bucket; the one that promotes to production applies it', async () => {
    await expect(composer.publish('mf-crm', '6.6.6')).rejects.toThrow('cannot be written');
    await expect(promoted(composer, 'production', 'mf-crm')).rejects.toThrow('cannot be written');
    await expect(promoted(composer, 'staging', 'mf-crm')).rejects.toThrow('cannot be written');
    await expect(composer.store.unused.mark('mf-crm@1.0.0')).rejects.toThrow('cannot be');
    await expect(composer.store.removeRelease('mf-crm', '1.0.0')).rejects.toThrow('cannot be deleted');

    const before = await agency.store.revision('production');
    // A configuration that is not published yet.
    const site = siteOf();
    const other = JSON.stringify({ ...site, catalogue: { ...site.catalogue, pin: '271828' } });
    for (const { configurationFolder } of [composer, promoter])
      writeFileSync(join(configurationFolder, 'site.json'), other);
    const promotion = (by: FixtureStore, machine: string) => ({
      environment: 'production',
      changes: [{ workspace: 'mf-crm', version: '1.0.0' }],
      configurationFolder: by.configurationFolder,
      sites: join(folder, machine, 'sites', 'production'),
    });
    const plan = join(folder, 'plan');
    await writePlan(composer.store, plan, (store, render) =>
      promote(store, { ...promotion(composer, 'composes'), render }),
    );
    expect(await agency.store.revision('production')).toEqual(before);
    const { revision } = await applyPlan(promoter.store, plan, 'production', ({ revision: as, ...rest }) =>
      promote(promoter.store, { ...promotion(promoter, 'records'), ...rest, as }),
    );
    expect(revision.configuration).not.toBe(before.configuration);
    expect(await agency.store.revision('production')).toEqual(revision);
  });
});
