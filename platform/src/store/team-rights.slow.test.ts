import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote } from '../environments/promote.ts';
import { rootFolder } from '../repository/workspaces.ts';
import { describeWithCeph } from '../testing/describe-with-ceph.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { makeBucket } from '../testing/make-bucket.ts';
import type { Store } from './store.ts';
import { bucketStore } from './stores.ts';

interface Policy {
  Statement: { Resource: string | string[] }[];
}

/** What the documentation tells the agency to give a team. */
function documentedPolicy(): Policy {
  const page = readFileSync(join(rootFolder(__dirname), 'docs', 'remotes-elsewhere.md'), 'utf8');
  return JSON.parse(/```json\n(.*?)```/s.exec(page)?.[1] ?? '') as Policy;
}

describeWithCeph("a team with the documented rights in everybody's bucket", (ceph) => {
  let folder: string;
  let agency: FixtureStore;
  let team: FixtureStore;

  /** The store as the user with these keys has it. */
  async function storeOf(name: string, keys: { accessKey: string; secretKey: string }): Promise<Store> {
    const mine = { AWS_ACCESS_KEY_ID: keys.accessKey, AWS_SECRET_ACCESS_KEY: keys.secretKey };
    const [before, address] = [
      { ...process.env },
      { bucket: 'releases', prefix: 'mosaico/', endpoint: ceph().endpoint },
    ];
    Object.assign(process.env, mine);
    const store = bucketStore(address, join(folder, name));
    // Keys are asked for with the first request.
    await store.environments();
    Object.assign(process.env, before);
    return store;
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'team-rights-'));
    const keys = await ceph().user('events');
    const policy = documentedPolicy();
    const user = (name: string) => ({ AWS: [`arn:aws:iam:::user/${name}`] });
    const Resource = ['arn:aws:s3:::releases', 'arn:aws:s3:::releases/*'];
    // Where objects belong to who writes them, as here, the bucket's owner is not let in by itself.
    const owner = { Effect: 'Allow', Action: 's3:*', Resource, Principal: user('test') };
    await makeBucket(ceph().endpoint, 'releases', {
      ...policy,
      Statement: [owner, ...policy.Statement.map((each) => ({ ...each, Principal: user('events') }))],
    });
    agency = fixtureStore(join(folder, 'agency'), await storeOf('agency', ceph()));
    for (const workspace of ['shell', 'mf-events', 'mf-plans']) await agency.publish(workspace, '1.0.0');
    for (const environment of ['staging', 'production']) await promoted(agency, environment, 'shell', 'mf-plans');
    team = fixtureStore(join(folder, 'team'), await storeOf('team', keys));
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function promoted(by: FixtureStore, environment: string, ...workspaces: string[]): Promise<number> {
    const { revision } = await promote(by.store, {
      environment,
      changes: workspaces.map((workspace) => ({ workspace, version: '1.0.0' })),
      ...(by === agency && { configurationFolder: by.configurationFolder }),
      sites: join(folder, 'sites', environment),
    });
    return revision.revision;
  }

  test('they publish their remote, sign it, and promote it where they ship to', async () => {
    await team.publish('mf-events', '1.1.0');
    await team.store.addSignature('mf-events', '1.1.0', { key: '0123456789abcdef', signature: 'c2lnbmVk' });
    expect(await promoted(team, 'staging', 'mf-events')).toBe(2);
    expect((await agency.store.revision('staging')).releases).toMatchObject({ 'mf-events': '1.0.0' });
  });

  test("another team's remote, and another environment, are not theirs; nothing of others can be taken away", async () => {
    await expect(team.publish('mf-plans', '6.6.6')).rejects.toThrow('cannot be written');
    await expect(promoted(team, 'production', 'mf-events')).rejects.toThrow('cannot be written');
    await expect(team.store.removeRelease('mf-plans', '1.0.0')).rejects.toThrow('cannot be deleted');
    expect(await agency.store.versions('mf-plans')).toEqual(['1.0.0']);
    expect(await agency.store.revisionNumbers('production')).toEqual([1]);
  });
});
