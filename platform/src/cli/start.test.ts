import { join } from 'node:path';
import { commandLine } from '../cli.ts';
import { readManifest } from '../lib/workspaces.ts';

afterEach(() => delete process.env.MOSAICO_STORE);

test('the command line says which version it is', async () => {
  const said = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const version = commandLine().exitOverride().parseAsync(['node', 'mosaico', '--version']);
  await expect(version).rejects.toMatchObject({ exitCode: 0 });
  expect(said).toHaveBeenCalledWith(`${readManifest(join(__dirname, '..', '..')).version}\n`);
  said.mockRestore();
});

test('start does not write into a bucket that others use unless it is told to', async () => {
  process.env.MOSAICO_STORE = 's3://releases/mosaico?region=us-east-1';
  const start = (): Promise<unknown> => commandLine().parseAsync(['node', 'mosaico', 'start']);
  await expect(start()).rejects.toThrow(
    /^s3:\/\/releases\/mosaico\?region=us-east-1 is a store that others use, .*MOSAICO_STORE=file:.*npm start -- --shared$/,
  );
});
