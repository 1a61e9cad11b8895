import { embedCode } from './embed-code.ts';

const embedding = {
  address: 'https://agencia.example/widget-testimonios',
  title: 'Testimonios de "Clientes & Cía" <3',
  id: 'mosaico-testimonios',
  height: 560,
};

/** A page into which the code was pasted. */
function pasted(): HTMLIFrameElement {
  document.body.innerHTML = '<iframe id="other" height="100"></iframe>' + embedCode(embedding);
  const script = document.createElement('script');
  script.textContent = document.querySelector('script')?.textContent ?? '';
  document.body.append(script);
  return document.getElementById('mosaico-testimonios') as HTMLIFrameElement;
}

const message = (source: Window | null, data: unknown) =>
  window.dispatchEvent(new MessageEvent('message', { source, data }));

test('the code is a frame with address, name and a height to begin with', () => {
  const frame = pasted();
  expect(frame).toHaveAttribute('src', 'https://agencia.example/widget-testimonios');
  expect(frame).toHaveAttribute('title', 'Testimonios de "Clientes & Cía" <3');
  expect(frame).toHaveAttribute('height', '560');
  expect(frame).toHaveAttribute('width', '100%');
  expect(frame).toHaveAttribute('loading', 'lazy');
  expect(frame).toHaveAttribute('allowfullscreen');
});

test('the frame takes the height its widget asks for', () => {
  const frame = pasted();
  message(frame.contentWindow, { type: 'mosaico:height', height: 512 });
  expect(frame).toHaveAttribute('height', '512');
});

test('what anybody else says, or says about something else, changes nothing', () => {
  const frame = pasted();
  const other = document.getElementById('other') as HTMLIFrameElement;
  message(other.contentWindow, { type: 'mosaico:height', height: 9000 });
  message(null, { type: 'mosaico:height', height: 9000 });
  message(frame.contentWindow, { type: 'resize', height: 9000 });
  message(frame.contentWindow, null);
  expect(frame).toHaveAttribute('height', '560');
});
