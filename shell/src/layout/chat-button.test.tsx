import { render, screen, within } from '@testing-library/react';
import { inShell } from '@mosaico/shared-ui/testing';
import { ChatButton } from './chat-button.tsx';

test('it opens the agency’s chat in a new tab, under a name that holds the word it shows', () => {
  render(inShell(<ChatButton />));
  const link = within(screen.getByRole('complementary', { name: 'Contacto rápido' })).getByRole('link');
  expect(link).toHaveAccessibleName('Escríbenos por chat (se abre en una pestaña nueva)');
  expect(link).toHaveTextContent(/^Chat$/);
  expect(link).toHaveAttribute('href', '/demo/chat/13055550123');
  expect(link).toHaveAttribute('target', '_blank');
});
