import { render, screen } from '@testing-library/react';
import type { ClientCase } from '@mosaico/shared-types';
import { inShell } from '@mosaico/shared-ui/testing';
import WorkAcross from './work-across.tsx';

const shown: ClientCase = {
  id: 'taller',
  client: 'Taller',
  sector: 'Frenos',
  topics: ['reports'],
  problem: 'Nadie lo veía.',
  done: ['Anuncios'],
  works: [
    {
      topic: 'reports',
      name: 'su informe',
      picture: { url: '/informe.svg', alt: 'El informe' },
      wide: { url: '/dia.webp', width: 2880, height: 800 },
      narrow: { url: '/dia-telefono.webp', width: 680, height: 1144 },
    },
  ],
  sample: true,
};

test('the work stands across the window, has a picture for a phone, and leads to its story', () => {
  const { container } = render(inShell(<WorkAcross topic="reports" />, { cases: [shown] }));
  expect(screen.getByRole('img', { name: 'El informe' })).toHaveAttribute('src', '/informe.svg');
  expect(Array.from(container.querySelectorAll('source'), ({ srcset }) => srcset)).toEqual([
    '/dia.webp',
    '/dia-telefono.webp',
  ]);
  expect(screen.getByRole('article', { name: 'Taller' })).toHaveTextContent(/Frenos\. Caso\sde\smuestra/);
  expect(screen.getByRole('link', { name: /\(Taller\)$/ })).toHaveAttribute('href', '/testimonios-videos/taller');
});

test('without a case there is nothing', () => {
  const { container } = render(inShell(<WorkAcross topic="reports" />, { cases: [] }));
  expect(container.querySelector('article')).toBeNull();
});
