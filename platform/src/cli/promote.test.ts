import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '../cli.ts';
import { serve } from '../deliver/serve.ts';
import { noteServing } from '../deliver/serving-here.ts';
import { promote } from '../environments/promote.ts';
import { folderStore } from '../store/stores.ts';
import { commandsBeside } from '../testing/commands-beside.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { madeOnce } from '../testing/made-once.ts';
import { builtWith, pageOf } from '../testing/releases.ts';
import { siteOf } from '../testing/site.ts';

let folder: string;
let fixture: FixtureStore;
const begin = (made: string): void => {
  folder = made;
  fixture = fixtureStore(folder);
};
madeOnce('promote', begin, async () => {
  for (const workspace of ['shell', 'mf-plans', 'mf-crm']) await fixture.publish(workspace, '1.0.0');
  await promoted('production', 'shell', 'mf-plans', 'mf-crm');
  await promoted('staging', 'shell', 'mf-plans');
});
const output = commandsBeside(() => folder);

const promoted = (environment: string, ...workspaces: string[]) => {
  const site = { ...siteOf(), public: environment === 'production' };
  writeFileSync(join(fixture.configurationFolder, 'site.json'), JSON.stringify(site));
  return promote(fixture.store, {
    environment,
    changes: workspaces.map((workspace) => ({ workspace, version: '1.0.0' })),
    configurationFolder: fixture.configurationFolder,
    sites: join(folder, 'sites', environment),
  });
};
async function mosaico(words: string): Promise<string> {
  output.length = 0;
  await commandLine().parseAsync(['node', 'mosaico', ...words.split(' ')]);
  return output.join('\n');
}
/** A folder with another site configuration than the environments have. */
function otherConfiguration(): string {
  const site = siteOf();
  const other = { ...site, catalogue: { ...site.catalogue, pin: '271828' } };
  writeFileSync(join(fixture.configurationFolder, 'site.json'), JSON.stringify(other));
  return fixture.configurationFolder;
}
/** As another process finds it. */
const shown = async (environment: string) =>
  Object.keys((await folderStore(join(folder, 'store')).revision(environment)).releases);

test('releases that the source does not show are removed, and named first', async () => {
  const order = 'promote --from staging --env production';
  expect(await mosaico(`${order} --dry-run`)).toMatch(/mf-crm .*1\.0\.0\n +→ +\(none\)/);
  await mosaico(`${order} --force without-it`);
  expect(await shown('production')).toEqual(['shell', 'mf-plans']);
});

test('exactly what is named is shown, unless somebody was there in between', async () => {
  const order = 'promote shell@1.0.0 mf-plans@1.0.0 --exactly --env production --force without-it';
  await expect(mosaico(`${order} --as 1`)).rejects.toThrow('Revision 1 of environment "production" was written by');
  expect(await shown('production')).toContain('mf-crm');
  await mosaico(`${order} --as 2`);
  expect(await shown('production')).toEqual(['shell', 'mf-plans']);
  // A job that is run again has nothing left to do.
  expect(await mosaico(`${order} --as 2`)).toContain('Nothing to do');
});

test('a revision that was recorded and not shown is reported as shown now, whether it was composed or not', async () => {
  const order = 'promote mf-plans@1.0.0 --env staging';
  for (const lost of ['current', '000001']) {
    rmSync(join(folder, 'sites', 'staging', lost), { recursive: true });
    expect(await mosaico(order)).toBe('staging: revision 1 was recorded before, and is shown now.');
    expect(await mosaico(order)).toBe('Nothing to do: staging shows that already, since revision 1.');
  }
});

test('two releases of one workspace are refused, and nothing is promoted', async () => {
  await fixture.publish('mf-plans', '1.1.0');
  await expect(mosaico('promote mf-plans@1.0.0 shell@1.0.0 mf-plans@1.1.0 --env staging')).rejects.toThrow(
    'mf-plans@1.0.0 and mf-plans@1.1.0 are releases of one workspace, and an environment shows one.',
  );
  expect(await folderStore(join(folder, 'store')).revisionNumbers('staging')).toEqual([1]);
  // The same one twice is said twice, no more.
  expect(await mosaico('promote mf-plans@1.1.0 mf-plans@1.1.0 --env staging')).toContain('staging is at revision 2');
});

test('a promotion that brings back a rolled-back configuration or release warns', async () => {
  const said: string[] = [];
  jest.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text));
  const config = otherConfiguration();
  await mosaico(`promote --env staging --config ${config}`);
  await mosaico('rollback --env staging --by Ana --reason wrong-pin');
  expect(said).toEqual([]);
  await mosaico(`promote --env staging --config ${config}`);
  expect(said.splice(0).join('\n')).toMatch(/^This site configuration was rolled back: .*by Ana.*wrong-pin/);
  await mosaico('rollback --env staging --by Ben --reason wrong-again');
  await mosaico(`promote --env staging --config ${config}`);
  expect(said.splice(0).join('\n')).toMatch(/^This site configuration was rolled back: .*by Ben.*wrong-again/);
  await fixture.publish('mf-plans', '1.1.0');
  await mosaico('promote mf-plans@1.1.0 --env staging');
  await mosaico('rollback --env staging --by Cid --reason wrong-price');
  said.splice(0);
  await mosaico('promote mf-plans@1.1.0 --env staging');
  expect(said.join('\n')).toMatch(/^mf-plans@1\.1\.0 was rolled back: .*by Cid.*wrong-price/);
});

test('a promotion says what it changed: releases, pages, what is downloaded anew, and where to look', async () => {
  await fixture.publish('mf-plans', '1.0.0-sac38b92686', { render: "return 'new prices'" });
  const said = await mosaico('promote mf-plans@ac38b9 --env staging');
  expect(said).toMatch(/^staging is at revision 2: 2 pages\n +mf-plans .*1\.0\.0\n +→ .*1\.0\.0-sac38b92686$/m);
  expect(said).toContain('\n  pages that changed: /mf-plans\n');
  expect(said).toMatch(/\n {2}returning visitors download at most 0\.0 kB of new scripts and styles, compressed\n/);
  // Its configuration names port 8080, where anything may be.
  expect(said).toMatch(
    /\n {2}nobody serves staging on this machine\. To look at it: npx mosaico serve --env staging\n {2}what visitors meet: npx mosaico health --env staging$/,
  );
  // Also where pages of others changed with it.
  const facts = (value: number) => ({ facts: { ticket: { value, unit: 'USD' } } }) as const;
  await fixture.publish('mf-plans', '1.1.0', { render: "return ask('fact:mf-events/ticket').text" });
  await fixture.publish('mf-events', '1.0.0', facts(500));
  await mosaico('promote mf-plans@1.1.0 mf-events@1.0.0 --env staging');
  await fixture.publish('mf-events', '1.1.0', { ...facts(520), render: "return 'other prices'" });
  const sites = join(folder, 'sites', 'staging');
  const { address, stop } = await serve(sites, 0);
  const forget = await noteServing(sites, address);
  const lookAt = await mosaico('promote mf-events@1.1.0 --env staging');
  await Promise.all([stop(), forget()]);
  expect(lookAt).toMatch(/pages that changed: \/mf-plans, \/mf-events\n/);
  expect(lookAt).toContain(`\n  ${address}/mf-events\n  what visitors meet: ${address}/mosaico/#salud`);
  await expect(mosaico('promote mf-plan@1.0.0 --env staging')).rejects.toThrow('Did you mean "mf-plans"?');
});

test('production gets nothing that is not committed, unless somebody says why; other environments do', async () => {
  const built = builtWith({ dirty: true, uncommitted: ['facts.json'] });
  await fixture.publish('mf-plans', '1.1.0', { built });
  expect(await mosaico('promote mf-plans@1.1.0 --env staging')).toContain('staging is at revision 2');
  const refusal =
    'mf-plans@1.1.0 was built from uncommitted files (facts.json): nobody could build it again. Commit them and publish it again, which keeps its name, or go on with --force <reason>.';
  const order = 'promote mf-plans@1.1.0 --env production';
  await expect(mosaico(order)).rejects.toThrow(refusal);
  expect(await mosaico('check mf-plans@1.1.0 --env production')).toContain(refusal);
  await expect(mosaico('environment create production-2 --from production')).resolves.toBeDefined();
  expect(await mosaico(`${order} --force urgent`)).toContain(`forced: ${refusal}`);
  // What production shows already keeps nobody else from promoting.
  await fixture.publish('mf-crm', '1.1.0');
  expect(await mosaico('promote mf-crm@1.1.0 --env production')).not.toContain('forced');
  expect(await mosaico('rollback mf-crm --env production')).toContain('production is at revision 4');
});

test('a release that is named without its version is answered with those that are published', async () => {
  await fixture.publish('mf-plans', '1.1.0', {
    built: builtWith({ at: '2026-11-22T10:00:00.000Z', subject: 'Prices' }),
  });
  await expect(mosaico('promote mf-plans --env staging')).rejects.toThrow(
    /^"mf-plans" names no release\. Write one of these:\n {2}mf-plans@1\.1\.0 +22 Nov.* · Prices\n {2}mf-plans@1\.0\.0 +21 Nov/,
  );
  await expect(mosaico('check mf-plan')).rejects.toThrow('Nothing is published of "mf-plan".');
});

test('all wrong names are reported at once, each with the name that was meant', async () => {
  await fixture.publish('mf-plans', '1.0.0-sac38b92686');
  const failure = await mosaico('check mf-plans@9.9.9 mf-crm@9.9.9 --env production').catch((error: Error) => error);
  expect((failure as Error).message.split('\n')).toEqual([
    expect.stringMatching(/^The store has no mf-plans@9\.9\.9\. Published: /),
    'The store has no mf-crm@9.9.9. Published: 1.0.0.',
  ]);
  await expect(mosaico('check mf-plans@ @1.0.0')).rejects.toThrow(/^"mf-plans@" names no .*\n"@1\.0\.0" names no /);
  await expect(mosaico('check mf-plans@sac38b92687 --env staging')).rejects.toThrow('Did you mean "sac38b92686"?');
  await expect(mosaico('check shel@1.0.0 --env staging')).rejects.toThrow('Did you mean "shell"?');
  await expect(mosaico('diff stagin production')).rejects.toThrow('Did you mean "staging"?');
});

test.each([
  ['promot', 'Did you mean promote?'],
  ['environment creat', 'Did you mean create?'],
  ['status --jsn', 'Did you mean --json?'],
  ['promote --evn', 'Did you mean --env?'],
])('a misspelt verb or option in "%s" is answered with the one that was meant', async (words, hint) => {
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  await expect(mosaico(words)).rejects.toThrow('ended');
  expect(written.mock.calls.flat().join('')).toContain(hint);
});

test('help says commands as they are typed', () => {
  const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  commandLine()
    .commands.find((each) => each.name() === 'publish')
    ?.outputHelp();
  const help = written.mock.calls.flat().join('');
  expect(help).toContain('Usage: npx mosaico publish');
  expect(help).toContain('\n  npx mosaico promote $(npx mosaico publish --differs-from staging) --env staging');
});

test('a check says what is wrong with a page whose path another one has, too, and only what would change otherwise', async () => {
  await fixture.publish('mf-crm', '1.1.0', {
    pages: [pageOf('/crm', { path: '/mf-plans', aliases: ['/mf-crm'], title: 'CRM', parent: 'mf-crm/gone' })],
    render: "return ask('fact:mf-crm/gone') + path",
  });
  const said = await mosaico('check mf-crm@1.1.0 --env production');
  expect(said).not.toContain('leads to a page today');
  expect(said).toContain('path /mf-plans: mf-plans@1.0.0 (page "mf-plans") and mf-crm@1.1.0 (page "crm")');
  expect(said).toContain('no release of this mix has the page mf-crm/gone');
  expect(said).toContain('/mf-plans (mf-crm) shows mf-crm/gone, which no release of this mix declares.');
  process.exitCode = undefined;
  expect(await mosaico('check mf-crm@1.0.0 --env staging')).toMatch(
    /^These fit together in staging:\n +mf-crm +\(none\)\n +→ .*1\.0\.0\n(?! )/,
  );
  expect(await mosaico('check --env staging')).toMatch(
    /^These fit together in staging, which shows them already\.\n(?! )/,
  );
});

test('commands that only read write nothing into the store', async () => {
  const config = otherConfiguration();
  const files = () => readdirSync(join(folder, 'store'), { recursive: true, encoding: 'utf8' }).sort();
  const before = files();
  expect(await mosaico(`promote --env staging --config ${config} --dry-run`)).toContain('site configuration');
  expect(await mosaico(`check --env staging --config ${config}`)).toContain('These fit together in staging');
  expect(await mosaico(`environment create trial --from staging --config ${config} --dry-run`)).toContain('revision 1');
  await expect(mosaico(`environment create staging --from production --config ${config}`)).rejects.toThrow('already');
  expect(files()).toEqual(before);
});
