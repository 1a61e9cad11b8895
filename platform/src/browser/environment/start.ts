/** The page `/mosaico/` says everything without this script. With it, commands are copied, and moments are the reader's own. */
function start(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', () => void copy(button));
  }
  for (const moment of document.querySelectorAll('time')) {
    const written = moment.textContent;
    moment.title = written;
    moment.textContent = new Date(moment.dateTime).toLocaleString('es', { dateStyle: 'medium', timeStyle: 'short' });
  }
  const field = document.querySelector<HTMLInputElement>('#reason');
  if (field) {
    field.closest<HTMLElement>('[hidden]')?.removeAttribute('hidden');
    field.addEventListener('input', () => sayWhy(field));
    sayWhy(field);
  }
  window.addEventListener('hashchange', open);
  open();
}

/** Copies the command beside the button, and says so. */
async function copy(button: HTMLElement): Promise<void> {
  const command = button.parentElement?.querySelector('code');
  const status = button.parentElement?.querySelector('[role=status]');
  if (!command || !status) return;
  try {
    await navigator.clipboard.writeText(command.textContent);
    status.textContent = 'Copiada';
  } catch {
    getSelection()?.selectAllChildren(command);
    status.textContent = 'Está marcada: cópiala con el teclado';
  }
}

/** Puts a reason into every command. What a shell would read in it is left out. */
function sayWhy(field: HTMLInputElement): void {
  const reason = field.value.replaceAll(/[\s"'`$\\!%^&|<>]+/g, ' ').trim() || field.placeholder;
  for (const place of document.querySelectorAll('[data-reason]')) place.textContent = reason;
}

/** Opens what the address leads to: not every browser does. */
function open(): void {
  const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  const details = target?.closest('details');
  if (!details || details.open) return;
  details.open = true;
  target?.scrollIntoView();
}

start();
