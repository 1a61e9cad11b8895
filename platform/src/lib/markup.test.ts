import { escaped, markup } from './markup.ts';

test('a text stays a text between tags and in quotes', () => {
  const text = `"5 < 6" & '7 > 6', &lt; and &amp;quot;`;
  expect(escaped(text)).not.toMatch(/[<>"]/);
  expect(escaped(text)).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
});

test('a template escapes every text, and leaves alone what is a template itself', () => {
  const items = ['<i>', 2].map((each) => markup`<li>${each}</li>`);
  expect(markup`<ul title="${'"'}">${items}${false}${undefined}</ul>`.html).toBe(
    '<ul title="&quot;"><li>&lt;i&gt;</li><li>2</li></ul>',
  );
});
