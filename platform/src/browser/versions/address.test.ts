import { linkTo, mostNames, remember, wantedOverrides } from './address.ts';

function tab(href: string, remembered: Record<string, string> = {}, isReturn = false) {
  const memory = new Map(Object.entries(remembered));
  return {
    isReturn,
    location: { href },
    storage: () => ({
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, value: string) => void memory.set(key, value),
      removeItem: (key: string) => void memory.delete(key),
    }),
  };
}
const read = (query: string) => wantedOverrides(tab(`https://x.test/${query}`));

test('an address names releases, once each or with commas between them', () => {
  const mix = { 'mf-plans': '1.5.0-rc.1', 'mf-crm': '2.0.0', shell: '3.0.0' };
  expect(read('?plan=basico&mf=mf-plans@1.5.0-rc.1&mf=mf-crm@2.0.0,%20shell@3.0.0#a')).toEqual({
    mix,
    unread: [],
    isSaid: true,
  });
});

test.each([
  ['mf-plans', 'mf-plans', 'no version'],
  ['mf-plans@', 'mf-plans@', 'no version'],
  ['mf-plans@localhost', 'mf-plans@localhost', 'no port'],
  ['mf-plans@localhost:', 'mf-plans@localhost:', 'no port'],
  ['mf-plans@http://127.0.0.1', 'mf-plans@http://127.0.0.1', 'no port'],
  ['mf-plans@example.org:8082', 'mf-plans@example.org:8082', 'no release'],
  ['mf-plans=1.0.0', 'mf-plans=1.0.0', 'another sign'],
  ['@@@', '@@@', 'no release'],
  ['@1.0.0', '@1.0.0', 'no release'],
  ['__proto__@1.0.0', '__proto__@1.0.0', 'no release'],
  ['..%2Fx@..%2F..', '../x@../..', 'no release'],
  ['%00', '·', 'no release'],
  ['javascript:alert(1)', 'javascript:alert(1)', 'no release'],
  ['mf-plans@javascript:alert(1)', 'mf-plans@javascript:alert(1)', 'no release'],
  ['mf-plans@data:text/javascript', 'mf-plans@data:text/javascript', 'no release'],
  ['mf-plans@//evil.test', 'mf-plans@//evil.test', 'no release'],
  ['mf-plans@https://evil.test/localhost:8082', 'mf-plans@https://evil.test/localhost:8082', 'no release'],
  ['mf-plans@localhost:8082@evil.test', 'mf-plans@localhost:8082@evil.test', 'no port'],
  ['mf-plans@1.0.0%0Aevil', 'mf-plans@1.0.0·evil', 'no release'],
  ['mf-plans@1.0.0,mf-plans@2.0.0', 'mf-plans', 'twice'],
])('?mf=%s is reported: "%s" has %s', (query, text, why) => {
  expect(read(`?mf=${query}`)).toMatchObject({ mix: {}, unread: [{ text, why }] });
});

test('valid names count beside invalid ones, and the same release twice counts once', () => {
  expect(read('?mf=@@@,mf-crm@2.0.0,,mf-crm@2.0.0')).toMatchObject({ mix: { 'mf-crm': '2.0.0' }, unread: [{}] });
});

test('an address names a development server, which stays readable in the links that are made of it', () => {
  const { mix } = read('?mf=mf-plans@localhost:8082,mf-crm@2.0.0');
  expect(mix).toEqual({ 'mf-plans': 'localhost:8082', 'mf-crm': '2.0.0' });
  expect(linkTo(mix, 'https://x.test/a?b')).toBe('https://x.test/a?b&mf=mf-plans@localhost:8082,mf-crm@2.0.0');
});

test.each([
  '127.0.0.1:8082',
  '[::1]:8082',
  'http://localhost:8082',
  'http://127.0.0.1:8082/',
  'https://localhost:8082',
])('a development server is the same by its address %s', (address) => {
  expect(read(`?mf=mf-plans@${address}`)).toMatchObject({ mix: { 'mf-plans': 'localhost:8082' }, unread: [] });
});

test('a hostile value is repeated in short', () => {
  const [long] = read(`?mf=${'a'.repeat(200_000)}`).unread;
  expect(long?.text.length).toBeLessThan(100);
  const [script] = read(`?mf=${encodeURIComponent(`<script>${'x'.repeat(500)}</script>`)}`).unread;
  expect(script?.text).toMatch(/^<script>x+…$/);
});

test('of an address with thousands of names the first are read, and a message names the first that is not', () => {
  const names = Array.from({ length: 5_000 }, (_, at) => `mf-a${at}@1.0.0`);
  const { mix, unread } = read(`?mf=${names.join(',')}`);
  expect(Object.keys(mix)).toHaveLength(mostNames);
  expect(unread).toEqual([{ text: names[mostNames], why: 'too many' }]);
  expect(read(`?mf=${'@@@,'.repeat(5_000)}`).unread).toHaveLength(1);
});

test('an address counts more than what the tab remembers, and an empty parameter forgets it', () => {
  const kept = { 'mosaico:mix': '{"mf-plans":"1.5.0"}' };
  expect(wantedOverrides(tab('https://x.test/', kept)).mix).toEqual({ 'mf-plans': '1.5.0' });
  expect(wantedOverrides(tab('https://x.test/?mf=mf-crm@2.0.0', kept)).mix).toEqual({ 'mf-crm': '2.0.0' });
  expect(wantedOverrides(tab('https://x.test/?mf=', kept))).toEqual({ mix: {}, unread: [], isSaid: true });
});

test('after a reset, Back does not return to the override, and its address does', () => {
  const reset = { 'mosaico:mix': '{}' };
  const address = 'https://x.test/?mf=mf-crm@2.0.0';
  expect(wantedOverrides(tab(address, reset, true)).mix).toEqual({});
  expect(wantedOverrides(tab(address, reset)).mix).toEqual({ 'mf-crm': '2.0.0' });
  expect(wantedOverrides(tab(address, {}, true)).mix).toEqual({ 'mf-crm': '2.0.0' });
});

test('where nothing can be remembered the address still counts', () => {
  const denied = {
    ...tab('https://x.test/?mf=mf-crm@2.0.0'),
    storage: (): never => {
      throw new Error('denied');
    },
  };
  expect(wantedOverrides(denied).mix).toEqual({ 'mf-crm': '2.0.0' });
  expect(remember({ 'mf-crm': '2.0.0' }, denied.storage)).toBe(false);
});

test.each(['{broken', 'null', '5', '{"mf-plans":1}'])('a memory of %s is no mix', (memory) => {
  expect(wantedOverrides(tab('https://x.test/', { 'mosaico:mix': memory })).mix).toEqual({});
});

test('a link shows the same mix in another tab', () => {
  const mix = { 'mf-plans': '1.5.0-rc.1', shell: '2.0.0' };
  const link = linkTo(mix, 'https://x.test/planes?plan=basico#a');
  expect(link).toBe('https://x.test/planes?plan=basico&mf=mf-plans@1.5.0-rc.1,shell@2.0.0#a');
  expect(wantedOverrides(tab(link)).mix).toEqual(mix);
  expect(linkTo({}, link)).toBe('https://x.test/planes?plan=basico#a');
  const other = 'https://x.test/planes?q=a%20b&m%66=mf-crm@1.0.0&r=c+d%2C';
  expect(linkTo({ shell: '2.0.0' }, other)).toBe('https://x.test/planes?q=a%20b&r=c+d%2C&mf=shell@2.0.0');
});
