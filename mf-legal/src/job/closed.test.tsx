import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { site } from 'site-for-tests';
import { daysAfter, type JsonLdNode } from '@mosaico/shared-types';
import { facts, inShell, loadSections } from '@mosaico/shared-ui/testing';
import AdsSpecialist from '../ads-specialist/ads-specialist.tsx';
import { opening as adsOpening } from '../ads-specialist/content.ts';
import { dateInWords } from '../dates.ts';
import { opening as videoOpening } from '../video-designer/content.ts';
import VideoDesigner from '../video-designer/video-designer.tsx';
import { Closed } from './closed.tsx';

const ads = adsOpening(facts);
const video = videoOpening();
const posted = '2026-11-16';
const lastDay = daysAfter(posted, facts.number('mf-legal/job-posting-days'));
const dayAfter = daysAfter(lastDay, 1);
const at = (day: string) => jest.useFakeTimers({ now: new Date(`${day}T12:00:00`), doNotFake: ['performance'] });

/** Both offers have a day of their own. */
const dated = { ...site, jobs: { adsSpecialist: { posted }, videoDesigner: { posted } } };

beforeAll(() =>
  loadSections(
    <>
      <AdsSpecialist />
      <VideoDesigner />
    </>,
  ),
);
afterEach(() => jest.useRealTimers());

const survey = () => screen.queryByRole('region', { name: video.form.heading });

test('on its last day an offer with a day of its own is open', () => {
  at(lastDay);
  render(inShell(<VideoDesigner />, { site: dated }));
  expect(survey()).toBeVisible();
  expect(screen.getByRole('link', { name: video.hero.apply })).toBeVisible();
});

test('on the day after it is closed: no survey, no description, and where to go from here', () => {
  at(dayAfter);
  render(inShell(<VideoDesigner />, { site: dated }));
  expect(screen.getByText(/^Esta oferta está cerrada/)).toBeVisible();
  expect(
    screen.getByText(`, estuvo vigente hasta el ${dateInWords(lastDay)}`, { exact: false, collapseWhitespace: false }),
  ).toBeVisible();
  expect(survey()).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: video.hero.apply })).not.toBeInTheDocument();
  expect(screen.queryByText('Qué harás')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Ver nuestro perfil social/ })).toHaveAttribute(
    'href',
    '/demo/perfil-social',
  );
  expect(screen.getByRole('link', { name: /^Preguntar por chat/ })).toHaveAttribute(
    'href',
    `/demo/chat/13055550123?text=${encodeURIComponent(`Hola, quiero saber cuándo vuelven a buscar: ${video.hero.title}`)}`,
  );
  // The other one is closed as well.
  expect(screen.queryByRole('link', { name: /^Ver la oferta/ })).not.toBeInTheDocument();
});

test.each([
  ['with a day of its own closes in the browser', dated, 'Esta oferta está cerrada'],
  ['without one is posted on the day of the visit, and stays open', site, 'Publicada el'],
])('an offer that was composed long ago, %s, without a mismatch', (_, configured, said) => {
  const today = daysAfter(lastDay, 50);
  at(today);
  const page = inShell(<AdsSpecialist />, { composed: posted, site: configured });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(container.textContent).toContain(
    `Publicada el ${dateInWords(posted)}, vigente hasta el ${dateInWords(lastDay)}`,
  );
  const onRecoverableError = jest.fn();
  render(page, { container, hydrate: true, onRecoverableError });
  expect(container).toHaveTextContent(said);
  if (configured === site) {
    expect(container.textContent).toContain(`Publicada el ${dateInWords(today)}, vigente`);
    expect(survey()).toBeVisible();
  } else expect(survey()).not.toBeInTheDocument();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('composed after its last day, the page is closed without scripts, and search engines are told of no job', () => {
  const things: JsonLdNode[] = [];
  const html = renderToString(
    inShell(<VideoDesigner />, { site: dated, composed: dayAfter, addJsonLd: (thing) => things.push(thing) }),
  );
  expect(html).toContain('Esta oferta está cerrada');
  expect(html).not.toContain(video.form.heading);
  expect(things).toEqual([]);
});

test('while the other offer is open, a closed one leads to it', () => {
  at('2027-01-05');
  const configured = { ...site, jobs: { ...dated.jobs, adsSpecialist: { posted: '2027-01-01' } } };
  render(
    inShell(<Closed title="Otro puesto" other={{ to: 'mf-legal/ads-specialist', opening: ads }} />, {
      site: configured,
    }),
  );
  expect(screen.getByRole('link', { name: `Ver la oferta: ${ads.hero.title}` })).toHaveAttribute(
    'href',
    '/oferta-especialista-en-ads',
  );
});
