import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import type { Thing } from '@mosaico/shared-types';
import { inShell, loadSections } from '@mosaico/shared-ui/testing';
import AdsSpecialist from '../ads-specialist/ads-specialist.tsx';
import { opening as adsOpening } from '../ads-specialist/content.ts';
import VideoDesigner from '../video-designer/video-designer.tsx';
import { Closed } from './closed.tsx';

// Both offers stand from 16 November to 16 December 2026.
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

const survey = () => screen.queryByRole('region', { name: 'Postúlate' });

test('on its last day an offer is open', () => {
  at('2026-12-16');
  render(inShell(<VideoDesigner />));
  expect(survey()).toBeVisible();
  expect(screen.getByRole('link', { name: 'Postularme' })).toBeVisible();
});

test('on the day after it is closed: no survey, no description, and where to go from here', () => {
  at('2026-12-17');
  render(inShell(<VideoDesigner />));
  expect(screen.getByText(/^Esta oferta está cerrada/)).toBeVisible();
  expect(screen.getByText(/, estuvo vigente hasta el 16\sde\sdiciembre\sde\s2026$/)).toBeVisible();
  expect(survey()).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Postularme' })).not.toBeInTheDocument();
  expect(screen.queryByText('Qué harás')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Ver nuestro perfil social/ })).toHaveAttribute(
    'href',
    '/demo/perfil-social',
  );
  expect(screen.getByRole('link', { name: /^Preguntar por chat/ })).toHaveAttribute(
    'href',
    '/demo/chat/13055550123?text=Hola%2C%20quiero%20saber%20cu%C3%A1ndo%20vuelven%20a%20buscar%3A%20Dise%C3%B1ador%20y%20Editor%20de%20Video%20con%20IA',
  );
  // The other one is closed as well.
  expect(screen.queryByRole('link', { name: /^Ver la oferta/ })).not.toBeInTheDocument();
});

test('a page composed while the offer was open closes in the browser, without a mismatch', () => {
  at('2027-02-03');
  const page = inShell(<AdsSpecialist />, { composed: '2026-12-01' });
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
    inShell(<VideoDesigner />, { composed: '2026-12-17', describe: (thing) => things.push(thing) }),
  );
  expect(html).toContain('Esta oferta está cerrada');
  expect(html).not.toContain('Postúlate');
  expect(things).toEqual([]);
});

test('while the other offer is open, a closed one leads to it', () => {
  at('2027-01-05');
  const { hero } = adsOpening({ text: () => '3' } as unknown as Parameters<typeof adsOpening>[0]);
  const other = { to: 'mf-legal/ads-specialist', opening: { posted: '2027-01-01', hero } } as const;
  render(inShell(<Closed title="Otro puesto" other={other} />));
  expect(screen.getByRole('link', { name: 'Ver la oferta: Especialista en Ads' })).toHaveAttribute(
    'href',
    '/oferta-especialista-en-ads',
  );
});
