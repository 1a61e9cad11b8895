import { outlineOf, treeOf } from './outline.ts';

test('an outline has the ids and every address that the page leads to, each once', () => {
  const html = `<header id="top"><a href="/">Inicio</a></header>
<main id="contenido"><a href="/planes#precios">Planes</a><a href="/">Inicio</a>
<form action="/demo/formulario"><input id="nombre"></form><iframe src="/demo/mapa"></iframe>
<video src="/v.mp4" poster="/v.webp"><source src="/v.webm"></video><img src="/foto.webp" alt=""><img src="/plano.webp" alt="El plano">
<map><area href="/zona" alt=""></map><a id="sin-destino">Nada</a></main>`;
  expect(outlineOf(treeOf(html))).toEqual({
    ids: ['top', 'contenido', 'nombre', 'sin-destino'],
    links: [
      ...['/', '/planes#precios', '/demo/formulario', '/demo/mapa', '/v.mp4', '/v.webp', '/v.webm'],
      ...['/foto.webp', '/plano.webp', '/zona'],
    ],
    anchors: ['/', '/planes#precios'],
    main: ['/planes#precios', '/'],
    described: {},
    pictures: [{ address: '/plano.webp', words: 'El plano' }],
    content: expect.stringMatching(/^[\w-]{10}$/) as string,
  });
});

test('addresses and texts are as the browser reads them', () => {
  const html = `<a href="/pago?a=1&amp;b=2" aria-describedby="regla">Pagar</a><p id="regla">Avisa <b>5 d&iacute;as</b> antes &amp; ya<!-- -->.</p>`;
  expect(outlineOf(treeOf(html))).toMatchObject({
    links: ['/pago?a=1&b=2'],
    described: { '/pago?a=1&b=2': ['Avisa 5 días antes & ya.'] },
  });
});

test('the description of a link may stand before it, after it, around it, and be several texts', () => {
  const html = `<div id="todo"><p id="uno">Uno.</p><a href="/x" aria-describedby="uno dos">X</a><p id="dos">Dos.</p></div>
<a href="/y" aria-describedby="todo">Y</a>`;
  expect(outlineOf(treeOf(html)).described).toEqual({ '/x': ['Uno. Dos.'], '/y': ['Uno.XDos.'] });
});

test('of several links to one place each says what it is described by', () => {
  const html = `<p id="regla">Sin permanencia.</p><a href="/x">X</a><a href="/x" aria-describedby="regla">X</a>
<a href="/x" aria-describedby="nada">X</a><a href="/y">Y</a>`;
  expect(outlineOf(treeOf(html)).described).toEqual({ '/x': ['', 'Sin permanencia.', ''] });
});

describe('the content', () => {
  const page = (main: string, around = ''): string => `<nav>Menú ${around}</nav><main>${main}</main>`;
  const before = outlineOf(
    treeOf(page('<h1 class="a">Planes</h1><p>Desde $500.<img src="/a.1.png" alt="El equipo"></p>')),
  ).content;

  test.each([
    ['other class names', '<h1 class="b">Planes</h1><p>Desde $500.<img src="/a.1.png" alt="El equipo"></p>'],
    ['another file of the same picture', '<h1>Planes</h1><p>Desde $500.<img src="/a.2.png" alt="El equipo"></p>'],
    [
      'scripts, styles and art',
      '<h1>Planes</h1><style>a{}</style><script>1</script><svg><text>x</text></svg><p>Desde $500.<img src="/a.1.png" alt="El equipo"></p>',
    ],
    ['layout', '<h1>Planes</h1><p>Desde <!-- -->$500.\n<img src="/a.1.png" alt="El equipo"></p>'],
  ])('is the same with %s', (_, main) => {
    expect(outlineOf(treeOf(page(main))).content).toBe(before);
    expect(outlineOf(treeOf(page(main, 'nuevo'))).content).toBe(before);
  });

  test.each([
    ['another price', '<h1>Planes</h1><p>Desde $600.<img src="/a.1.png" alt="El equipo"></p>'],
    ['other words for a picture', '<h1>Planes</h1><p>Desde $500.<img src="/a.1.png" alt="La oficina"></p>'],
  ])('is another with %s', (_, main) => expect(outlineOf(treeOf(page(main))).content).not.toBe(before));

  test('a page that shows the day has the same tomorrow, and another with other words or where its date stands still', () => {
    const dated = (day: string, showsDay: boolean, words = 'Actualizada el'): string =>
      outlineOf(treeOf(page(`<p>${words} ${day}</p>`)), { showsDay }).content;
    const [today, tomorrow] = [
      '23\u00A0de\u00A0noviembre\u00A0de\u00A02026',
      '24\u00A0de\u00A0noviembre\u00A0de\u00A02026',
    ];
    expect(dated(tomorrow, true)).toBe(dated(today, true));
    expect(dated(tomorrow, true, 'Vigente desde el')).not.toBe(dated(today, true));
    expect(dated(tomorrow, false)).not.toBe(dated(today, false));
  });
});

test('art is left out, and beginnings without an end do not keep the composer', () => {
  const art = '<main>a<svg><a href="/x"></a></svg>b<svg class="x"><a href="/y"></a></svg><a href="/z">c</a></main>';
  expect(outlineOf(treeOf(art)).links).toEqual(['/z']);
  const begin = Date.now();
  treeOf(`<p title="${'<svg '.repeat(200_000)}">`);
  expect(Date.now() - begin).toBeLessThan(5_000);
});
