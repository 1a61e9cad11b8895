import { escaped, unescaped } from './markup.ts';

test('a text stays a text between tags and in quotes, and comes back as it was', () => {
  const text = `"5 < 6" & '7 > 6', &lt; and &amp;quot;`;
  expect(escaped(text)).not.toMatch(/[<>"]/);
  expect(escaped(text)).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
  expect(unescaped(escaped(text))).toBe(text);
});
