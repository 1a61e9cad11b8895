import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rootFolder } from '../../lib/workspaces.ts';
import { watchTypes, type TypeReport, type TypeWatch } from './type-watch.ts';

const here = rootFolder();
let folder: string;
let watch: TypeWatch | undefined;
const reports: TypeReport[] = [];
let heard: () => void = () => undefined;

// One for both: its first look at a repository is reading the language's own types, too.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'type-watch-'));
  symlinkSync(join(here, 'node_modules'), join(folder, 'node_modules'));
  write(
    'tsconfig.json',
    JSON.stringify({ extends: join(here, 'tsconfig.base.json'), compilerOptions: { types: [] }, include: ['*/src/*'] }),
  );
  write('mf-crm/src/amount.ts', 'export const amount: number = 1;\n');
  write('mf-plans/src/page.tsx', page);
  watch = watchTypes(folder, { modules: [], others: ['some/piece'] }, (report) => {
    reports.push(report);
    heard();
  });
});
afterAll(() => {
  watch?.stop();
  rmSync(folder, { recursive: true, force: true });
});

function write(name: string, content: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

/** Resolves with the next report that is as wanted. */
function reported(isWanted: (report: TypeReport) => boolean): Promise<TypeReport> {
  return new Promise((resolve) => {
    heard = () => {
      const last = reports.at(-1);
      if (last && isWanted(last)) resolve(last);
    };
  });
}

const page = 'import { Slot } from \'@mosaico/shared-types\';\nexport const Page = () => <Slot name="some/piece" />;\n';

test('an error comes with the change that makes it and goes with the one that mends it', async () => {
  expect(reports.at(-1)?.errors.filter((error) => error.startsWith('mf-crm'))).toEqual([]);
  const broken = reported(({ errors }) => errors.some((error) => error.startsWith('mf-crm')));
  write('mf-crm/src/amount.ts', "export const amount: number = 'one';\n");
  expect((await broken).errors).toContainEqual(
    expect.stringContaining("mf-crm/src/amount.ts:1:14: TS2322: Type 'string' is not assignable to type 'number'."),
  );
  const mended = reported(({ errors }) => !errors.some((error) => error.startsWith('mf-crm')));
  write('mf-crm/src/amount.ts', 'export const amount: number = 2;\n');
  await mended;
});

test('slots are told with their place, and files that come later are known', async () => {
  expect(reports.at(-1)?.slots).toEqual([{ name: 'some/piece', place: 'mf-plans/src/page.tsx:2' }]);
  const further = reported(({ slots }) => slots.length === 2);
  write('mf-plans/src/further.tsx', page);
  watch?.update([]);
  expect((await further).slots).toContainEqual({ name: 'some/piece', place: 'mf-plans/src/further.tsx:2' });
});
