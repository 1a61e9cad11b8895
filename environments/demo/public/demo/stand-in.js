// Behaviour of every stand-in page. Nothing is sent or stored; what an address brings is shown as text only.
const parameters = new URLSearchParams(location.search);

if (window.self !== window.top) {
  document.documentElement.classList.add('framed');
  // The page around makes the frame as high as this, if it has the provider's script.
  const say = () => {
    // Of what is in it alone: a form that fills its frame would keep the frame at the greatest height it ever had.
    document.body.style.minHeight = '0';
    const demoHeight = document.body.offsetHeight;
    document.body.style.minHeight = '';
    window.parent.postMessage({ demoHeight }, '*');
  };
  new ResizeObserver(say).observe(document.body);
  window.addEventListener('resize', say);
  window.addEventListener('message', ({ data }) => data?.demoHeight === 'wanted' && say());
}

// The parameters this page received, behind an "i": for who checks what the site sends along.
if (location.search.length > 1) {
  const received = document.createElement('details');
  received.className = 'received';
  received.innerHTML =
    '<summary aria-label="Datos que llegaron en la dirección">i</summary><div><p>Datos que llegaron en la dirección</p><dl></dl></div>';
  for (const [key, value] of parameters) {
    const entry = document.createElement('div');
    const term = document.createElement('dt');
    const description = document.createElement('dd');
    term.textContent = key;
    description.textContent = value;
    entry.append(term, description);
    received.querySelector('dl').append(entry);
  }
  document.querySelector('.bar a').before(received);
}

// Lists that hold entries for values of a parameter: only those of the received one are shown, and asked. Unknown or missing: all
// stay as they are.
for (const list of document.querySelectorAll('[data-choose]')) {
  const entries = [...list.children];
  const isChosen = (entry) => entry.dataset.value.split(' ').includes(parameters.get(list.dataset.choose));
  if (entries.some(isChosen)) for (const entry of entries) entry.hidden = entry.disabled = !isChosen(entry);
  list.dataset.chosen = '';
}

// The plan that a link named is the chosen one.
const named = [...document.querySelectorAll('.choice')].find(({ value }) => value === parameters.get('plan'));
if (named) named.checked = true;

// Elements whose text a parameter gives, such as the message of a chat.
for (const element of document.querySelectorAll('[data-text-of]')) {
  const text = parameters.get(element.dataset.textOf);
  if (text && element instanceof HTMLTextAreaElement) element.value = text;
  else if (text) element.textContent = text;
}

// A booking's days are the next working days, so that the demonstration does not age.
const day = new Date();
for (const element of document.querySelectorAll('[data-next-day]')) {
  do day.setDate(day.getDate() + 1);
  while (day.getDay() === 0 || day.getDay() === 6);
  const name = document.createElement('small');
  name.textContent = day.toLocaleDateString('es-419', { weekday: 'short' });
  element.replaceChildren(name, ` ${day.getDate()}`);
}

for (const form of document.querySelectorAll('form')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const done = document.getElementById('listo');
    for (const echo of done.querySelectorAll('[data-echo-of]')) {
      echo.textContent = document.getElementById(echo.dataset.echoOf).value;
    }
    form.hidden = true;
    done.classList.add('shown');
    done.focus();
    done.scrollIntoView({ block: 'nearest' });
  });
}

// A film's button plays it, and stops it.
for (const button of document.querySelectorAll('.film button')) {
  button.addEventListener('click', () => {
    const plays = button.getAttribute('aria-pressed') === 'false';
    button.setAttribute('aria-pressed', String(plays));
  });
}
