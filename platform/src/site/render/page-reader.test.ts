import { PageReader, type ReadingOrder } from './page-reader.ts';

const order = (workspace: string, body: string): ReadingOrder => ({ workspace, body, showsDay: false });
const fine = '<h1>Planes</h1>';
/** A parser repeats all tags that are open in each paragraph. */
const endless = `<p>${Array.from({ length: 1_000 }, (_, at) => `<b a=${at}>`).join('')}</p>${'<p>x</p>'.repeat(4_000)}`;

let reader: PageReader;
afterEach(() => reader.close());

test('of a release whose pages do not end in time, no more than two are waited for; those of others are read', async () => {
  reader = new PageReader(200);
  const reading = (workspace: string, body: string) => reader.read(order(workspace, body));
  const legal = [endless, endless, endless, fine].map((body) => reading('mf-legal', body));
  const plans = reading('mf-plans', fine);
  const ended = await Promise.allSettled(legal);
  const [first, second, ...rest] = ended.map((each) => (each.status === 'rejected' ? String(each.reason) : 'read'));
  expect([first, second]).toEqual(Array(2).fill('Error: it takes longer than 0.2 s'));
  for (const each of rest)
    expect(each).toContain('other pages of mf-legal took 0.4 s to be read, and no more are tried');
  expect((await plans).outline).toBeDefined();
});

test('pages that end just in time spend what their release has, too; usual ones spend nothing', async () => {
  let now = 0;
  let takes = 0;
  reader = new PageReader(30_000, () => (now += takes));
  const reading = (workspace: string) => reader.read(order(workspace, fine));
  takes = 900;
  for (let page = 0; page < 100; page += 1) await reading('mf-plans');
  takes = 20_000;
  for (let page = 0; page < 3; page += 1) await reading('mf-legal');
  await expect(reading('mf-legal')).rejects.toThrow('other pages of mf-legal took 60 s');
  await expect(reading('mf-plans')).resolves.toBeDefined();
});
