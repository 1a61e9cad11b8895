import { outlineOf } from './outline.ts';

test('an outline has the ids and every address that the page leads to, each once', () => {
  const html = `<header id="top"><a href="/">Inicio</a></header>
<main id="contenido"><a href="/planes#precios">Planes</a><a href="/">Inicio</a>
<form action="/demo/formulario"><input id="nombre"></form><iframe src="/demo/mapa"></iframe>
<video src="/v.mp4" poster="/v.webp"><source src="/v.webm"></video><img src="/foto.webp" alt="">
<map><area href="/zona" alt=""></map><a id="sin-destino">Nada</a></main>`;
  expect(outlineOf(html)).toEqual({
    ids: ['top', 'contenido', 'nombre', 'sin-destino'],
    links: [
      ...['/', '/planes#precios', '/demo/formulario', '/demo/mapa', '/v.mp4', '/v.webp', '/v.webm'],
      ...['/foto.webp', '/zona'],
    ],
    main: ['/planes#precios', '/'],
    described: {},
  });
});

test('addresses and texts are as the browser reads them', () => {
  const html = `<a href="/pago?a=1&amp;b=2" aria-describedby="regla">Pagar</a><p id="regla">Avisa <b>5 d&iacute;as</b> antes &amp; ya<!-- -->.</p>`;
  expect(outlineOf(html)).toMatchObject({
    links: ['/pago?a=1&b=2'],
    described: { '/pago?a=1&b=2': ['Avisa 5 días antes & ya.'] },
  });
});

test('what describes a link may stand before it, after it, around it, and be several texts', () => {
  const html = `<div id="todo"><p id="uno">Uno.</p><a href="/x" aria-describedby="uno dos">X</a><p id="dos">Dos.</p></div>
<a href="/y" aria-describedby="todo">Y</a>`;
  expect(outlineOf(html).described).toEqual({ '/x': ['Uno. Dos.'], '/y': ['Uno.XDos.'] });
});

test('of several links to one place each says what it is described by', () => {
  const html = `<p id="regla">Sin permanencia.</p><a href="/x">X</a><a href="/x" aria-describedby="regla">X</a>
<a href="/x" aria-describedby="nada">X</a><a href="/y">Y</a>`;
  expect(outlineOf(html).described).toEqual({ '/x': ['', 'Sin permanencia.', ''] });
});

test('a page without anything has an empty outline', () => {
  expect(outlineOf('')).toEqual({ ids: [], links: [], main: [], described: {} });
});
