import { markdownOf } from './markdown.ts';
import { treeOf } from './outline.ts';

const written = (main: string): string =>
  markdownOf({
    tree: treeOf(`<header><a href="/">Agencia</a></header><main>${main}</main><footer>© 2026</footer>`),
    title: 'Planes',
    description: 'Planes desde $500 al mes.',
    address: 'https://www.example.com/planes',
  });
const begin = '> Planes desde $500 al mes.\n\n<https://www.example.com/planes>\n';
/** What is written of a main part without a heading of its own. */
const words = (main: string): string => written(main).replace(`# Planes\n\n${begin}`, '').trim();

test('a page begins with its heading, description and address, and has nothing of what is on every page', () => {
  expect(written('<p>Redes</p><h1>Tus redes al <em>día</em></h1><p>Todos los meses.</p>')).toBe(
    `# Tus redes al día\n\n${begin}\nRedes\n\nTodos los meses.\n`,
  );
});

test('links and pictures have whole addresses', () => {
  expect(
    words(
      '<p><a href="/citas?plan=a#x">Citas</a> <a href="#abajo">Abajo</a> <a href="https://example.org/">Fuera</a></p>',
    ),
  ).toBe(
    '[Citas](https://www.example.com/citas?plan=a#x) [Abajo](https://www.example.com/planes#abajo) [Fuera](https://example.org/)',
  );
  expect(words('<img src="/a.png" alt="El equipo"><img src="/b.png" alt="">')).toBe(
    '![El equipo](https://www.example.com/a.png)',
  );
});

test('art, scripts, controls, forms’ fields and others’ pages are left out, links that open elsewhere do not say so', () => {
  expect(
    words(`<svg viewBox="0 0 1 1"><text>arte</text></svg><nav><a href="/">Ruta</a></nav><script>1</script><style>a{}</style>
<button>Abrir</button><form><label for="a">Nombre</label><input id="a"></form><iframe src="/x" title="Agenda"></iframe>
<p hidden>oculto</p><p aria-hidden="true">adorno</p>
<p><a href="/pago" target="_blank">Pagar<span class="visuallyHidden_6av89"> (se abre en una pestaña nueva)</span></a></p>`),
  ).toBe('[Pagar](https://www.example.com/pago)');
});

test('text for screen readers beside a sign is read, and a link without words by its name', () => {
  expect(words('<ul><li><span class="visuallyHidden_1">Incluido: </span>Hosting</li></ul>')).toBe(
    '- Incluido: Hosting',
  );
  expect(words('<a href="/v.mp4" aria-label="Reproducir a Ana (se abre en una pestaña nueva)"><svg></svg></a>')).toBe(
    '[Reproducir a Ana](https://www.example.com/v.mp4)',
  );
  expect(words('<a href="/v.mp4"><span class="visuallyHidden_1">Reproducir a Luis</span></a>')).toBe(
    '[Reproducir a Luis](https://www.example.com/v.mp4)',
  );
});

test('a picture that is a link is read as the picture', () => {
  expect(words('<p>Uno</p><a href="/caso"><img src="/a.svg" alt="Un feed"></a>')).toBe(
    'Uno\n\n![Un feed](https://www.example.com/a.svg)',
  );
});

test('prices keep their words, old ones are struck out', () => {
  expect(words('<p><s>Antes: $497 </s><strong>$97</strong><small> USD al mes</small></p>')).toBe(
    '~~Antes: $497~~ **$97** USD al mes',
  );
});

test('a table is a table, each cell on one line', () => {
  expect(
    words(
      '<table><thead><tr><th>Plan</th><th><p>Básico</p><p><b>$250</b> al mes</p></th></tr></thead><tbody><tr><th>Hosting</th><td>Sí</td></tr></tbody></table>',
    ),
  ).toBe('| Plan | Básico **$250** al mes |\n| - | - |\n| Hosting | Sí |');
});

test('every panel is read once, below the name of its tab where it has no heading', () => {
  expect(
    words(`<h2>Planes</h2><div role="tablist"><button role="tab" id="t1">Básico</button><button role="tab" id="t2">Full</button></div>
<div role="tabpanel" aria-labelledby="t1"><p>Uno.</p></div><div role="tabpanel" aria-labelledby="t2" hidden><p>Dos.</p></div>
<div role="tabpanel" aria-labelledby="t2" hidden><h3>Plan a medida</h3><p>Tres.</p></div>`),
  ).toBe('## Planes\n\n### Básico\n\nUno.\n\n### Full\n\nDos.\n\n### Plan a medida\n\nTres.');
});

test('dialogs and questions that are closed are read, questions as headings of one level', () => {
  expect(
    words(`<h2>Dudas</h2><details><summary>¿Cuánto cuesta?</summary><p>$97.</p></details>
<details><summary><h3>¿Cómo se paga?</h3></summary><p>Con tarjeta.</p></details>
<h3><button aria-expanded="false">¿Hay prueba?</button></h3><div><p>Sí.</p></div><dialog><h2>Agenda</h2><p>Elige el día.</p></dialog>`),
  ).toBe(
    '## Dudas\n\n### ¿Cuánto cuesta?\n\n$97.\n\n### ¿Cómo se paga?\n\nCon tarjeta.\n\n### ¿Hay prueba?\n\nSí.\n\n## Agenda\n\nElige el día.',
  );
});
