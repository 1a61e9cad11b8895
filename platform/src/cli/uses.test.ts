import { join } from 'node:path';
import { commandLine } from '../cli.ts';
import { promote } from '../environments/promote.ts';
import { commandsBeside } from '../testing/commands-beside.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { madeOnce } from '../testing/made-once.ts';
import { builtWith, consumeOf, pageOf } from '../testing/releases.ts';

let folder: string;
let fixture: FixtureStore;
const begin = (made: string): void => {
  folder = made;
  fixture = fixtureStore(folder);
};
const design = '@mosaico/shared-ui/plans';
madeOnce('uses', begin, async () => {
  const provides = [{ key: design, version: '1.0.0', eager: false, exports: ['PlanCard', 'usePlan'] }];
  await fixture.publish('shell', '1.0.0', { shared: { provides, consumes: [] } });
  await fixture.publish('mf-plans', '1.0.0', {
    facts: { basic: { value: 500, unit: 'USD', covers: 'todo' }, hours: { value: 9, unit: 'times' } },
    pages: [pageOf('/planes', { description: 'Desde {mf-plans/basic}, con todo lo que hace falta para empezar hoy.' })],
    shared: { provides: [], consumes: [consumeOf(design, { uses: ['PlanCard'] })] },
    slots: ['mf-plans/card'],
    pieces: { 'mf-plans/card': { scripts: [], consumes: [] } },
  });
  // Not of this repository: nobody owns it here.
  await fixture.publish('mf-events', '1.0.0', {
    built: builtWith({ author: 'Ana' }),
    render: "return 'Desde ' + ask('fact:mf-plans/basic').text + ask('page:mf-plans/planes')",
    uses: ['mf-plans/card'],
  });
  await promote(fixture.store, {
    environment: 'staging',
    changes: ['shell', 'mf-plans', 'mf-events'].map((workspace) => ({ workspace, version: '1.0.0' })),
    configurationFolder: fixture.configurationFolder,
    sites: join(folder, 'sites', 'staging'),
    force: 'an offer is not needed here',
  });
});
const output = commandsBeside(() => folder);

async function uses(thing: string): Promise<string[]> {
  output.length = 0;
  await commandLine().parseAsync(['node', 'mosaico', 'uses', thing, '--env', 'staging']);
  return output.join('\n').split('\n');
}

test('each use of a figure is listed with the owner, or with the author of its last change', async () => {
  expect(await uses('mf-plans/basic')).toEqual([
    'fact mf-plans/basic, declared by mf-plans (@mosaico/plans)',
    '  mf-events  last changed by Ana  page         /mf-events',
    '  mf-plans   @mosaico/plans       declaration  pages.planes.description',
  ]);
});

test('a figure without uses is reported as unused', async () => {
  expect(await uses('mf-plans/hours')).toEqual([
    'fact mf-plans/hours, declared by mf-plans (@mosaico/plans)',
    '  Nobody uses it.',
  ]);
});

test('pages, slots and blocks are found as well', async () => {
  expect(await uses('mf-plans/planes')).toContainEqual(expect.stringMatching(/^ {2}mf-events .* \/mf-events$/));
  expect(await uses('mf-plans/card')).toContainEqual(expect.stringMatching(/^ {2}mf-events .* \/mf-events$/));
  expect(await uses('PlanCard')).toEqual([
    'block PlanCard, declared by shared-ui (@mosaico/platform)',
    '  mf-plans  @mosaico/plans  code',
  ]);
});

test('a name that nothing has is answered by the nearest one', async () => {
  await expect(uses('mf-plans/basics')).rejects.toThrow('Did you mean "mf-plans/basic"?');
});
