import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inShell } from '@mosaico/shared-ui/testing';
import { ErrorBoundary } from './error-boundary.tsx';
import { NotFound, RenderError } from './screens.tsx';

test('an unknown path says so and leads home', () => {
  render(inShell(<NotFound />));
  expect(screen.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeInTheDocument();
  expect(screen.getByText('Lo sentimos, la página que buscas no existe o ha sido movida.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});

test('a page that throws gives way to the error screen, and comes back when it can', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  function Page() {
    if (broken) throw new Error('made-up fault in a page');
    return <h1>Planes</h1>;
  }
  render(
    inShell(
      <ErrorBoundary island="mf-plans" fallback={(reset) => <RenderError onRetry={reset} />}>
        <Page />
      </ErrorBoundary>,
    ),
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Planes' })).toBeInTheDocument();
  jest.restoreAllMocks();
});
