import { commandLine } from '../cli.ts';

afterEach(() => delete process.env.MOSAICO_STORE);

test('start does not write into a bucket that others use unless it is told to', async () => {
  process.env.MOSAICO_STORE = 's3://releases/mosaico?region=us-east-1';
  const start = (): Promise<unknown> => commandLine().parseAsync(['node', 'mosaico', 'start']);
  await expect(start()).rejects.toThrow(
    /^s3:\/\/releases\/mosaico\?region=us-east-1 is a store that others use, .*MOSAICO_STORE=file:.*npm start -- --shared$/,
  );
});
