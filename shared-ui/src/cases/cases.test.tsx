import { render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import type { ClientCase } from '@mosaico/shared-types';
import { inShell } from '@mosaico/shared-ui/testing';
import userEvent from '@testing-library/user-event';
import { CaseArt, CaseMeanwhile, CaseTiles } from './index.ts';

const least: ClientCase = {
  id: 'panaderia',
  client: 'Panadería',
  sector: 'Alimentos',
  topics: ['social'],
  problem: 'Nadie la conocía.',
  done: ['Un calendario'],
};
const optional = {
  result: { figure: '+38 %', what: 'encargos', period: 'en 3 meses' },
  quote: 'Ya nos conocen.',
  person: { name: 'Ana', role: 'dueña' },
  pictures: [{ url: '/data/casos/pan.svg', alt: 'Panes' }],
  sample: true,
} satisfies Partial<ClientCase>;
const whole: ClientCase = { ...least, ...optional };

const study = (
  <CaseArt topic="social" stories="mf-testimonials/case">
    <p>Sin caso</p>
  </CaseArt>
);
const article = () => screen.getByRole('article', { name: 'Panadería' });
const fetched = (answer: unknown, ok = true) => {
  const fetch = jest.fn(() => Promise.resolve({ ok, json: () => Promise.resolve(answer) }));
  Object.assign(globalThis, { fetch });
  return fetch;
};

test('a page shows what came of it for one client, who says so, that it is a sample, and the way to the story', () => {
  render(inShell(study, { cases: [whole] }));
  expect(screen.getByRole('heading', { level: 2, name: 'Panadería Alimentos' })).toBeVisible();
  expect(article()).toHaveTextContent(
    '+38 % encargos en 3 mesesPanadería AlimentosCaso de muestra.Mira sus publicaciones (Panadería)',
  );
  expect(within(article()).getByRole('img', { name: 'Panes' })).toHaveAttribute('src', '/data/casos/pan.svg');
  expect(within(article()).getByRole('link', { name: 'Mira sus publicaciones (Panadería)' })).toHaveAttribute(
    'href',
    '/testimonios-videos/panaderia',
  );
});

test('a real case is not called a sample', () => {
  render(inShell(study, { cases: [{ ...whole, sample: false }] }));
  expect(article()).not.toHaveTextContent('muestra');
});

test.each(Object.keys(optional) as (keyof typeof optional)[])(
  'without its %s, neither an empty element nor a gap for it is left',
  (key) => {
    const rest = { ...whole, [key]: undefined };
    const { container } = render(inShell(study, { cases: [rest] }));
    expect(article()).toHaveTextContent('Panadería Alimentos');
    for (const element of container.querySelectorAll('article *:not(img, br)'))
      expect(element).not.toBeEmptyDOMElement();
  },
);

test('where nothing was counted, what the client says stands in its place', () => {
  render(inShell(study, { cases: [{ ...whole, result: undefined }] }));
  expect(article()).toHaveTextContent('«Ya nos conocen.»Ana, dueñaPanadería Alimentos');
});

test('with nothing to look at, the client’s words are the picture, their own where no person is named', () => {
  const { container } = render(inShell(study, { cases: [{ ...least, quote: 'Ya nos conocen.' }] }));
  expect(article()).toHaveTextContent('«Ya nos conocen.»PanaderíaPanadería Alimentos');
  expect(container.querySelectorAll('img')).toHaveLength(0);
});

test('where the site has no cases, or none of this, the page shows what it has itself', () => {
  expect(renderToString(inShell(study, { cases: [] }))).toContain('Sin caso');
  render(inShell(study));
  expect(screen.getByText('Sin caso')).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

const followed: ClientCase = {
  ...least,
  id: 'clinica',
  client: 'Clínica',
  topics: ['premium-sites'],
  works: [
    { topic: 'social', name: 'sus redes', picture: { url: '/redes.svg', alt: 'Publicaciones' } },
    { topic: 'crm', name: 'su CRM', picture: { url: '/crm.svg', alt: 'Tablero' } },
  ],
};

test('a client with another work of this kind is followed to their story, and from their own case to all of them', () => {
  const { unmount } = render(inShell(study, { cases: [followed, whole] }));
  expect(within(article()).getByRole('link', { name: 'Clínica sus redes' })).toHaveAttribute(
    'href',
    '/testimonios-videos/clinica',
  );
  unmount();
  render(inShell(<CaseArt topic="premium-sites" stories="mf-testimonials/case" />, { cases: [followed] }));
  expect(screen.getByRole('link', { name: /sus redes y su CRM$/ })).toHaveAttribute(
    'href',
    '/testimonios-videos/clinica',
  );
});

describe('on a stage as wide as the window', () => {
  const stage = <CaseArt topic="social" stories="mf-testimonials/case" wide />;
  const picture = { url: '/redes.svg', alt: 'Publicaciones' };
  const wide = { url: '/redes-ancho.svg', width: 1160, height: 440 };
  const shownWith = (works: ClientCase['works']) =>
    render(inShell(stage, { cases: [{ ...whole, works }] })).container.querySelector('source');

  test('the work’s wide picture is requested by wide windows alone, and has its size', () => {
    const source = shownWith([{ topic: 'social', name: 'sus redes', picture, wide }]);
    expect(source).toHaveAttribute('srcset', '/redes-ancho.svg');
    expect(source).toHaveAttribute('media', '(min-width: 60rem)');
    expect(source).toHaveAttribute('width', '1160');
    expect(source).toHaveAttribute('height', '440');
    expect(screen.getByRole('img', { name: 'Publicaciones' })).toHaveAttribute('src', '/redes.svg');
  });

  test('a phone has the narrow picture, and its size', () => {
    const narrow = { url: '/redes-telefono.webp', width: 680, height: 1026 };
    shownWith([{ topic: 'social', name: 'sus redes', picture, wide, narrow }]);
    const source = document.querySelector('source ~ source');
    expect(source).toHaveAttribute('srcset', '/redes-telefono.webp');
    expect(source).toHaveAttribute('media', '(max-width: 39.99rem)');
    expect(source).toHaveAttribute('height', '1026');
  });

  test.each([
    ['a work without one', [{ topic: 'social' as const, name: 'sus redes', picture }], '/redes.svg'],
    ['no work of the topic', [{ topic: 'ads' as const, name: 'sus anuncios', picture, wide }], '/data/casos/pan.svg'],
  ])('of %s, the picture is shown that there is', (_, works, url) => {
    expect(shownWith(works)).toBeNull();
    expect(article().querySelector('img')).toHaveAttribute('src', url);
  });

  test('elsewhere nobody loads it', () => {
    const works = [{ topic: 'social' as const, name: 'sus redes', picture, wide }];
    const { container } = render(inShell(study, { cases: [{ ...whole, works }] }));
    expect(container.querySelector('source')).toBeNull();
  });
});

const kinds = [
  { topic: 'social', name: 'Redes', to: 'mf-plans/social-plans' },
  { topic: 'ads', name: 'Anuncios', to: 'mf-plans/ads-service' },
] as const;

test('a page of several services shows what was made of each, leading to where it is sold', () => {
  render(
    inShell(<CaseTiles items={kinds} />, {
      cases: [whole, { ...whole, id: 'taller', client: 'Taller', topics: ['ads'], sample: false }],
    }),
  );
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Redes Panadería. Caso\u00a0de\u00a0muestra', '/planes-sociales'],
    ['Anuncios Taller', '/meta-ads-marketing'],
  ]);
});

test('with results, the first tile of each client says what came of it', () => {
  const result = { figure: '9 días', what: 'hasta el anticipo', period: 'a los 4 meses' };
  render(inShell(<CaseTiles items={kinds} results />, { cases: [{ ...whole, topics: ['social', 'ads'], result }] }));
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Redes Panadería. Caso\u00a0de\u00a0muestra 9 días hasta el anticipo',
    'Anuncios Panadería. Caso\u00a0de\u00a0muestra',
  ]);
});

test('with fewer than two to show, the page keeps its own art', () => {
  render(
    inShell(
      <CaseTiles items={kinds}>
        <p>Un dibujo</p>
      </CaseTiles>,
      { cases: [whole] },
    ),
  );
  expect(screen.getByText('Un dibujo')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('after a wait the work of a topic is shown, which leads to its story; nothing where the site has none', () => {
  const shop: ClientCase = {
    ...whole,
    id: 'taller',
    client: 'Taller',
    topics: ['ads'],
    problem: 'Pagaba por curiosos.',
  };
  const waiting = <CaseMeanwhile topic="ads" stories="mf-testimonials/case" />;
  const { unmount } = render(inShell(waiting, { cases: [followed, whole, shop] }));
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Taller');
  expect(screen.getByText('Pagaba por curiosos.')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/testimonios-videos/taller');
  unmount();
  const { container } = render(inShell(waiting, { cases: [] }));
  expect(container).toBeEmptyDOMElement();
});

test('a visitor who comes by a link sees the case, too', async () => {
  const fetch = fetched([{ ...least, id: 'otra', topics: ['ads'] }, 'nada', whole]);
  render(inShell(study));
  await waitFor(() => expect(article()).toHaveTextContent('+38 %'));
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each([
  ['there is no file', undefined, false],
  ['the file holds no list', { cases: [] }, true],
])('where %s, a page reached in the browser is whole without', async (_, answer, ok) => {
  const fetch = fetched(answer, ok);
  render(inShell(study));
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  await Promise.resolve();
  expect(screen.getByText('Sin caso')).toBeVisible();
});

test('a prerendered case is not requested again', () => {
  const fetch = fetched([]);
  render(inShell(study, { cases: [whole] }));
  expect(fetch).not.toHaveBeenCalled();
});

const site = {
  address: 'panaderia.example',
  alt: 'La portada entera',
  wide: { url: '/wide.webp', width: 1200, height: 3000 },
  narrow: { url: '/narrow.webp', width: 585, height: 5000 },
};

test('a finished site is looked around in by the keyboard, and is a computer’s until the visitor chooses a phone’s', async () => {
  const { container } = render(inShell(study, { cases: [{ ...whole, site }] }));
  const view = within(article()).getByRole('region', { name: 'El sitio de Panadería' });
  // What has a size leaves its place free until it is here, and nobody waits for it.
  const said = (picture: Element) => ['width', 'height', 'loading'].map((name) => picture.getAttribute(name));
  expect(Array.from(view.querySelectorAll('img'), said)).toEqual([
    ['1200', '3000', 'lazy'],
    ['585', '5000', 'lazy'],
  ]);
  const screens = within(screen.getByRole('group', { name: 'Cómo se ve el sitio de Panadería' }));
  expect(screens.getByRole('radio', { name: 'Computadora' })).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screens.getByRole('radio', { name: 'Celular' })).toBeChecked();
  await userEvent.tab();
  expect(view).toHaveFocus();
  expect(article()).toHaveTextContent('panaderia.example');
  expect(container.querySelectorAll('img[src="/data/casos/pan.svg"]')).toHaveLength(0);
});

test('a site that is known from one screen alone offers no other', () => {
  render(inShell(study, { cases: [{ ...least, site: { ...site, narrow: undefined } }] }));
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.getByRole('img')).toHaveAttribute('src', '/wide.webp');
});
