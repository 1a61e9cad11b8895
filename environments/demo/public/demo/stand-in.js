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
    '<summary aria-label="Datos que llegaron en la dirección"></summary><div><p>Datos que llegaron en la dirección</p><dl></dl></div>';
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
const named = [...document.querySelectorAll('[name="plan"]')].find(({ value }) => value === parameters.get('plan'));
if (named) named.checked = true;

// Elements whose text a parameter gives, such as the message of a chat.
for (const element of document.querySelectorAll('[data-text-of]')) {
  const text = parameters.get(element.dataset.textOf);
  if (text && element instanceof HTMLTextAreaElement) element.value = text;
  else if (text) element.textContent = text;
}

// The portal's section that is shown is the chosen one.
for (const link of document.querySelectorAll('[data-current]'))
  if (link.dataset.current === parameters.get('seccion')) link.setAttribute('aria-current', 'page');

/** Creates an element of this name, with these properties. */
const create = (name, properties) => Object.assign(document.createElement(name), properties);

// A booking's days are those of the next weeks, so that the demonstration does not age: working days from tomorrow on, four weeks at a
// time, of which there are three.
for (const place of document.querySelectorAll('[data-calendar]')) {
  const day = (offset) => new Date(tomorrow.getFullYear(), tomorrow.getMonth(), tomorrow.getDate() + offset);
  const tomorrow = new Date();
  tomorrow.setDate(tomorrow.getDate() + 1);
  const said = (date, options) => date.toLocaleDateString('es-419', { day: 'numeric', month: 'long', ...options });
  // The Monday of the first working day's week.
  const weekday = (tomorrow.getDay() + 6) % 7;
  const monday = weekday > 4 ? 7 - weekday : -weekday;
  let shown = 0;
  const heading = create('span', { ariaLive: 'polite' });
  const turn = create('div', { className: 'turn' });
  const week = place.querySelector('.choices');
  const turnBy = (pages) => {
    shown += pages;
    draw();
  };
  const button = (textContent, pages) => {
    const made = create('button', { type: 'button', textContent });
    made.addEventListener('click', () => turnBy(pages));
    return made;
  };
  const [before, after] = [button('Antes', -1), button('Después', 1)];
  turn.append(before, heading, after);
  week.className = 'choices week';
  week.before(turn);
  place.querySelector('legend').textContent = 'Día';

  const draw = () => {
    const first = monday + shown * 28;
    const short = { month: 'short' };
    heading.textContent = `${said(day(Math.max(first, 0)), short)} – ${said(day(first + 25), short)}`;
    before.disabled = shown === 0;
    after.disabled = shown === 2;
    week.replaceChildren(
      ...[...'lmmjvsd'].map((textContent) => create('span', { className: 'name', ariaHidden: 'true', textContent })),
      ...Array.from({ length: 28 }, (_, index) => {
        const date = day(first + index);
        if (first + index < 0 || index % 7 > 4)
          return create('span', { ariaHidden: 'true', textContent: date.getDate() });
        const name = said(date, { weekday: 'long' });
        const choice = create('input', { type: 'radio', name: 'dia', required: true, value: name, ariaLabel: name });
        choice.dataset.index = index;
        const label = create('label', {});
        label.append(choice, String(date.getDate()));
        return label;
      }),
    );
  };
  // Arrows up and down go a week, as in a calendar; to the sides, a day, as radio buttons do.
  week.addEventListener('keydown', (event) => {
    const step = { ArrowUp: -7, ArrowDown: 7 }[event.key];
    if (!step) return;
    event.preventDefault();
    const other = week.querySelector(`[data-index="${Number(event.target.dataset.index) + step}"]`);
    other?.focus();
    other?.click();
  });
  // Some hours of each day are taken.
  week.addEventListener('change', ({ target }) => {
    for (const [index, hour] of document.querySelectorAll('[name="hora"]').entries()) {
      hour.disabled = (Number(target.dataset.index) + index) % 4 === 0;
      hour.checked &&= !hour.disabled;
    }
  });
  draw();
}

/** What is missing or wrong in a field, in words; empty when it is well. */
const wrongIn = ({ type, validity }) => {
  if (validity.valid) return '';
  if (type === 'radio') return 'Elige una opción.';
  if (validity.valueMissing) return 'Falta este dato.';
  return type === 'email'
    ? 'Revisa el correo: debe ser como nombre@negocio.example.'
    : 'Revisa el enlace: empieza con https://.';
};

/** Says beside a field, or below the choices of which it is one, what is wrong; or takes that away. */
const judge = (field) => {
  const id = `${field.id || field.name}-error`;
  const wrong = wrongIn(field);
  document.getElementById(id)?.remove();
  const place = field.closest(field.type === 'radio' ? 'fieldset' : '.field');
  if (wrong) place.append(create('p', { id, className: 'error', textContent: wrong }));
  const fields = field.type === 'radio' ? place.querySelectorAll('input') : [field];
  for (const each of fields) {
    if (each.type !== 'radio') each.ariaInvalid = String(Boolean(wrong));
    if (wrong) each.setAttribute('aria-describedby', id);
    else each.removeAttribute('aria-describedby');
  }
  return !wrong;
};

for (const form of document.querySelectorAll('form')) {
  form.noValidate = true;
  const asked = () => [...form.elements].filter((field) => field.willValidate && field.required);
  const progress = form.querySelector('[data-progress]');
  const count = () => {
    if (!progress) return;
    const questions = new Map();
    for (const field of asked()) questions.set(field.name || field.id, field.validity.valid);
    const answered = [...questions.values()].filter(Boolean).length;
    progress.hidden = false;
    progress.replaceChildren(
      ...[...questions.keys()].map((_, index) => create('i', { className: index < answered ? 'full' : '' })),
      create('span', { textContent: `${answered} de ${questions.size}` }),
    );
  };
  count();
  form.addEventListener('input', ({ target }) => {
    if (document.getElementById(`${target.id || target.name}-error`)) judge(target);
    count();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const names = new Set();
    // Of choices, the first that can be chosen.
    const fields = [...form.elements].filter(
      ({ willValidate, type, name }) => willValidate && (type !== 'radio' || !(names.has(name) || !names.add(name))),
    );
    const wrong = fields.filter((field) => !judge(field));
    if (wrong.length > 0) {
      wrong[0].focus();
      return;
    }
    if (form.dataset.chat) {
      const [message, chat] = [form.querySelector('textarea'), document.querySelector('.chat')];
      chat.append(
        create('li', { className: 'bubble mine', textContent: message.value }),
        create('li', { className: 'bubble', textContent: form.dataset.chat }),
      );
      message.value = '';
      message.focus();
      return;
    }
    const done = document.getElementById('listo');
    for (const echo of done.querySelectorAll('[data-echo-of]'))
      echo.textContent = document.getElementById(echo.dataset.echoOf).value;
    const chosen = [...form.querySelectorAll('input[type="radio"]:checked:enabled')];
    for (const echo of done.querySelectorAll('[data-echo-name]')) {
      const choice = chosen.find(({ name }) => name === echo.dataset.echoName);
      echo.textContent = choice.ariaLabel ?? choice.labels[0].textContent;
    }
    // What follows the answers, and only that.
    for (const entry of done.querySelectorAll('[data-answer]'))
      entry.hidden ||= !chosen.some(({ name, value }) => name === 'inversion' && value === entry.dataset.answer);
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
