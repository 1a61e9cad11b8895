import { connect } from './bucket.ts';

test('a verb that speaks to a bucket prints nothing of what the library thinks of Node', async () => {
  const warnings = jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  const { client } = await connect({ endpoint: 'http://localhost:1', region: 'us-east-1' });
  client.destroy();
  expect(warnings).not.toHaveBeenCalled();
});
