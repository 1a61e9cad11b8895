import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { inShell } from '@mosaico/shared-ui/testing';
import { ReviewsWidget } from './reviews-widget.tsx';

const script = () => document.getElementById('reviews-widget');
const place = () => screen.getByRole('group', { name: 'Reseñas de clientes' }).querySelector('[data-reviews-widget]');

it('prerenders the place that the platform fills, without its script', () => {
  expect(renderToString(inShell(<ReviewsWidget />))).toContain('<div data-reviews-widget=""></div>');
  expect(script()).toBeNull();
});

it('loads the script once for all widgets, and removes it with the last', () => {
  const first = render(inShell(<ReviewsWidget />));
  const second = render(inShell(<ReviewsWidget />));
  expect(document.querySelectorAll('#reviews-widget')).toHaveLength(1);
  expect(script()).toHaveAttribute('src', '/demo/scripts/reviews-widget.js');
  first.unmount();
  expect(script()).toBeInTheDocument();
  second.unmount();
  expect(script()).toBeNull();
});

it('begins after its delay', () => {
  jest.useFakeTimers();
  render(inShell(<ReviewsWidget delay={100} />));
  act(() => jest.advanceTimersByTime(99));
  expect(place()).toBeNull();
  expect(script()).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(place()).toBeInTheDocument();
  expect(script()).toBeInTheDocument();
  jest.useRealTimers();
});

it('loads its script once a property allows it', () => {
  const { rerender } = render(inShell(<ReviewsWidget when={false} />));
  expect(place()).toBeInTheDocument();
  expect(script()).toBeNull();
  rerender(inShell(<ReviewsWidget when />));
  expect(script()).toBeInTheDocument();
});

it('says that it does not load, with a link to the profile and the chat', () => {
  render(inShell(<ReviewsWidget />));
  fireEvent.error(document.getElementById('reviews-widget') as HTMLScriptElement);
  expect(place()).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('No pudimos cargar las reseñas.');
  expect(screen.getByRole('link', { name: /^Escribir por chat/ })).toHaveAttribute('href', '/demo/chat/13055550123');
  expect(screen.getByRole('link', { name: /Ver reseñas en nuestro perfil/ })).toHaveAttribute(
    'href',
    '/demo/perfil-social',
  );
});
