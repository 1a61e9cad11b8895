import { telephoneLink } from './telephone-link.ts';

test.each([
  ['+1 786 555 0142', 'tel:+17865550142'],
  ['+34 (91) 555-01-42', 'tel:+34915550142'],
])('%s is called at %s', (telephone, address) => {
  expect(telephoneLink(telephone)).toBe(address);
});
