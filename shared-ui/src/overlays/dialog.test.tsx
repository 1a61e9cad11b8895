import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog.tsx';

function Offer({ onClose }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose?.();
    setOpen(false);
  };
  return (
    <>
      <button onClick={() => setOpen(true)}>Ver oferta</button>
      <Dialog open={open} onClose={close} title="Tu CRM">
        <label>
          Correo <input />
        </label>
        <label>
          Archivo <input type="file" />
        </label>
      </Dialog>
    </>
  );
}

const openOffer = async (onClose?: () => void) => {
  render(<Offer {...(onClose && { onClose })} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ver oferta' }));
  return screen.getByRole('dialog', { name: 'Tu CRM' });
};

it('is not in the document until it is opened, nor in the prerendered page', async () => {
  render(<Offer />);
  expect(screen.queryByText('Tu CRM')).not.toBeInTheDocument();
  expect(renderToString(<Offer />)).toBe('<button>Ver oferta</button>');

  await userEvent.click(screen.getByRole('button', { name: 'Ver oferta' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Tu CRM' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Correo' })).toBeVisible();
});

it('opens as a modal dialog, and closes as one, which is what gives the focus back', async () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  const isInDocument: boolean[] = [];
  const close = jest.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLElement) {
    isInDocument.push(this.isConnected);
  });
  await openOffer();
  expect(showModal).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(isInDocument).toEqual([true]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  showModal.mockRestore();
  close.mockRestore();
});

it('closes by Escape when its owner agrees', async () => {
  const onClose = jest.fn();
  const dialog = await openOffer(onClose);
  const escape = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, escape);
  expect(escape.defaultPrevented).toBe(true);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('stays when a file field inside is left without a file', async () => {
  await openOffer();
  fireEvent(screen.getByLabelText('Archivo'), new Event('cancel', { bubbles: true }));
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('calls its owner when the browser closed it by itself', async () => {
  const onClose = jest.fn();
  const dialog = await openOffer(onClose);
  fireEvent(dialog, new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('closes by a press beside it, but not by one that began in it', async () => {
  const dialog = await openOffer();
  const user = userEvent.setup();
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByRole('heading') },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  expect(dialog).toBeVisible();
  await user.click(screen.getByRole('heading'));
  expect(dialog).toBeVisible();
  await user.click(dialog);
  expect(dialog).not.toBeInTheDocument();
});

it('is closed when the page that opened it is left', () => {
  const close = jest.spyOn(HTMLDialogElement.prototype, 'close');
  const { unmount } = render(
    <Dialog open onClose={() => undefined} title="Tu CRM">
      Hola
    </Dialog>,
  );
  unmount();
  expect(close).toHaveBeenCalledTimes(1);
  close.mockRestore();
});
