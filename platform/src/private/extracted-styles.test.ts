import { probed } from '../testing/probed.ts';

test('mini-css-extract-plugin, css/mini-extract: which chunks have a style sheet, and its name', async () => {
  const { written, found } = await probed('styles');
  expect(found).toEqual([expect.stringMatching(/^styled\.\w{10}\.css$/)]);
  expect(written).toEqual(found);
}, 120_000);
