import { render, screen } from '@testing-library/react';
import { inShell } from 'shared-ui/testing';
import { hero, request } from './content.ts';
import TemplatePage from './template-page.tsx';

test('the page says what it is about, and takes requests by chat', () => {
  render(inShell(<TemplatePage />));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(hero.title);
  const [ask] = screen.getAllByRole('link', { name: new RegExp(`^${request.label}`) });
  expect(ask).toHaveAttribute('href', `/demo/chat/13055550123?text=${encodeURIComponent(request.message)}`);
});
