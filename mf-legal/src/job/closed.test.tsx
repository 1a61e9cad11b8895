import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import type { Thing } from '@mosaico/shared-types';
import { facts, inShell, loadSections } from '@mosaico/shared-ui/testing';
import AdsSpecialist from '../ads-specialist/ads-specialist.tsx';
import { opening as adsOpening } from '../ads-specialist/content.ts';
import { dateInWords, daysAfter } from '../dates.ts';
import { opening as videoOpening } from '../video-designer/content.ts';
import VideoDesigner from '../video-designer/video-designer.tsx';
import { Closed } from './closed.tsx';

const ads = adsOpening(facts);
const video = videoOpening();
const { posted } = video;
const lastDay = daysAfter(posted, facts.number('mf-legal/job-posting-days'));
const dayAfter = daysAfter(lastDay, 1);
const at = (day: string) => jest.useFakeTimers({ now: new Date(`${day}T12:00:00`), doNotFake: ['performance'] });

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

test('on its last day an offer is open', () => {
  at(lastDay);
  render(inShell(<VideoDesigner />));
  expect(survey()).toBeVisible();
  expect(screen.getByRole('link', { name: video.hero.apply })).toBeVisible();
});

test('on the day after it is closed: no survey, no description, and where to go from here', () => {
  at(dayAfter);
  render(inShell(<VideoDesigner />));
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

test('a page composed while the offer was open closes in the browser, without a mismatch', () => {
  at(daysAfter(lastDay, 50));
  const page = inShell(<AdsSpecialist />, { composed: posted });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(container).toHaveTextContent('vigente hasta el');
  const onRecoverableError = jest.fn();
  render(page, { container, hydrate: true, onRecoverableError });
  expect(container).toHaveTextContent('Esta oferta está cerrada');
  expect(survey()).not.toBeInTheDocument();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('composed after its last day, the page is closed without scripts, and search engines are told of no job', () => {
  const things: Thing[] = [];
  const html = renderToString(
    inShell(<VideoDesigner />, { composed: dayAfter, describe: (thing) => things.push(thing) }),
  );
  expect(html).toContain('Esta oferta está cerrada');
  expect(html).not.toContain(video.form.heading);
  expect(things).toEqual([]);
});

test('while the other offer is open, a closed one leads to it', () => {
  at('2027-01-05');
  const other = { to: 'mf-legal/ads-specialist', opening: { posted: '2027-01-01', hero: ads.hero } } as const;
  render(inShell(<Closed title="Otro puesto" other={other} />));
  expect(screen.getByRole('link', { name: `Ver la oferta: ${ads.hero.title}` })).toHaveAttribute(
    'href',
    '/oferta-especialista-en-ads',
  );
});
