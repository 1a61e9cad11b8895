import { chatLink } from './chat-link.ts';

test("the agency's chat is addressed by the digits of its number, with the text typed in", () => {
  const chat = { phone: '+1 305 555 0123', base: 'https://wa.me/' };
  expect(chatLink(chat)).toBe('https://wa.me/13055550123');
  expect(chatLink(chat, 'Hola, ¿cuánto cuesta?')).toBe(
    'https://wa.me/13055550123?text=Hola%2C%20%C2%BFcu%C3%A1nto%20cuesta%3F',
  );
});
