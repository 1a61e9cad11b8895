import { buildAll } from '../build/build.ts';
import { commandLine } from '../cli.ts';
import { appWorkspaces, rootFolder } from '../lib/workspaces.ts';

jest.mock('../build/build.ts', () => ({ buildAll: jest.fn() }));

const [plans, crm] = ['mf-plans', 'mf-crm'].map((name) =>
  appWorkspaces(rootFolder(__dirname)).find((workspace) => workspace.name === name),
);
afterEach(() => jest.restoreAllMocks());

test('earlier builds that are used again are listed, one line each; new builds print by themselves', async () => {
  if (!plans || !crm) throw new Error('There is no mf-plans or no mf-crm.');
  const said: string[] = [];
  jest.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
  jest.mocked(buildAll).mockResolvedValue([
    { workspace: plans, version: '1.0.0-s1', folder: '', maps: '', isKept: true },
    { workspace: crm, version: '2.0.0-s2', folder: '', maps: '' },
  ]);
  await commandLine().parseAsync(['node', 'mosaico', 'build', 'mf-plans', 'mf-crm']);
  expect(said).toEqual(['mf-plans@1.0.0-s1 is built already']);
});
