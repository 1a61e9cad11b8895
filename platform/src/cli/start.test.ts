import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll, type Build } from '../build/build.ts';
import { commandLine } from '../cli.ts';
import { beginCanary } from '../environments/canary.ts';
import { promote } from '../environments/promote.ts';
import { appWorkspaces, readManifest, rootFolder } from '../lib/workspaces.ts';
import { canaryFolder } from '../site/site-map.ts';
import { currentSite } from '../site/sites.ts';
import { fixtureStore } from '../testing/fixture-store.ts';
import { changesTo } from '../testing/releases.ts';
import { context } from './context.ts';
import { prepare } from './start.ts';

// It takes minutes, and is the business of others.
jest.mock('../build/build.ts', () => ({ buildAll: jest.fn() }));

afterEach(() => delete process.env.MOSAICO_STORE);

test('the command line says which version it is', async () => {
  const said = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const version = commandLine().exitOverride().parseAsync(['node', 'mosaico', '--version']);
  await expect(version).rejects.toMatchObject({ exitCode: 0 });
  expect(said).toHaveBeenCalledWith(`${readManifest(join(__dirname, '..', '..')).version}\n`);
  said.mockRestore();
});

test('start does not write into a bucket that others use without an option for it', async () => {
  process.env.MOSAICO_STORE = 's3://releases/mosaico?region=us-east-1';
  const start = (): Promise<unknown> => commandLine().parseAsync(['node', 'mosaico', 'start']);
  await expect(start()).rejects.toThrow(
    /^s3:\/\/releases\/mosaico\?region=us-east-1 is a store that others use, .*MOSAICO_STORE=file:.*npm start -- --shared$/,
  );
});

test('start leaves a canary that runs alone: its release is built of this source, and a change of another remote goes into both arms', async () => {
  const [environment, folder] = ['demo', mkdtempSync(join(tmpdir(), 'start-'))];
  try {
    const fixture = fixtureStore(folder);
    const here = context(folder);
    for (const name of ['shell', 'mf-plans', 'mf-crm']) await fixture.publish(name, '1.0.0');
    await fixture.publish('mf-plans', '1.1.0');
    const order = { environment, sites: here.sites(environment), force: 'a part of the site' };
    const configurationFolder = join(rootFolder(), 'environments', environment);
    const first = changesTo(['shell@1.0.0', 'mf-plans@1.0.0', 'mf-crm@1.0.0']);
    await promote(fixture.store, { ...order, changes: first, configurationFolder });
    await beginCanary(fixture.store, { ...order, changes: changesTo(['mf-plans@1.1.0']) });
    const built = (version: Record<string, string>): void =>
      void jest.mocked(buildAll).mockResolvedValue(
        appWorkspaces(rootFolder()).flatMap((workspace): Build[] => {
          const { [workspace.name]: named } = version;
          const maps = join(folder, 'maps');
          return named === undefined
            ? []
            : [{ workspace, version: named, folder: fixture.build(workspace.name, named), maps }];
        }),
      );
    const start = async () => {
      await prepare(here, environment, { force: 'a part of the site', json: true });
      const { revision, releases, canary } = await here.store.revision(environment);
      return { revision, releases, number: canary?.number, of: canary?.releases };
    };
    const running = { number: 2, of: { 'mf-plans': '1.1.0' } };
    built({ shell: '1.0.0', 'mf-plans': '1.1.0', 'mf-crm': '1.0.0' });
    expect(await start()).toMatchObject({ ...running, revision: 2, releases: { 'mf-plans': '1.0.0' } });
    built({ shell: '1.0.0', 'mf-plans': '1.1.0', 'mf-crm': '1.1.0' });
    expect(await start()).toMatchObject({
      ...running,
      ...{ revision: 3, releases: { 'mf-plans': '1.0.0', 'mf-crm': '1.1.0' } },
    });
    expect(existsSync(join(currentSite(here.sites(environment)) ?? '', canaryFolder))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
