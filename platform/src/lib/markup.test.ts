import { escaped } from './markup.ts';

test('a text stays a text between tags and in quotes', () => {
  const text = `"5 < 6" & '7 > 6', &lt; and &amp;quot;`;
  expect(escaped(text)).not.toMatch(/[<>"]/);
  expect(escaped(text)).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
});
