// Stands in for the reviews platform: fills every element [data-reviews-widget], those that are there now and those
// that come later. The words are those of the sample cases (`/data/casos.json`), marked as samples: no stars, no average, no
// names. They take their colours from the page around them.
{
  const demo = (window.mosaicoDemo ??= {});
  demo.reviewsWidget = (demo.reviewsWidget ?? 0) + 1;
  demo.reviewsObserver?.disconnect();

  const style = new CSSStyleSheet();
  style.replaceSync(`
    :host { display: block; container-type: inline-size; }
    p, ul { margin: 0; padding: 0; }
    .widget { display: grid; gap: .75rem; font: inherit; text-align: start; }
    p { font-size: .875rem; }
    ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr)); gap: .75rem; list-style: none; }
    li {
      display: grid; gap: .625rem; padding: 1rem; border-radius: 4px 4px 28px;
      border: 1px solid color-mix(in srgb, currentColor 24%, transparent);
      background: color-mix(in srgb, currentColor 4%, transparent);
    }
    .words { font-size: 1.0625rem; line-height: 1.4; font-weight: 600; }
    .who { display: flex; gap: .625rem; align-items: center; align-self: end; font-size: .875rem; }
    b { display: block; }
    .tile { flex: none; width: 28px; height: 28px; border-radius: 0 0 100%; background: #4963ff; }
    li:nth-child(2) .tile { border-radius: 0 100% 0 0; background: #ffb719; }
    li:nth-child(3) .tile { border-radius: 0; background: #8fa3ff; }
    @container (max-width: 27rem) {
      .widget { gap: .375rem; }
      li { padding: .5rem .75rem; }
      li { gap: .25rem; }
      li:nth-child(n + 2) { display: none; }
    }
  `);

  const create = (name, className, ...children) => {
    const element = document.createElement(name);
    if (className) element.className = className;
    element.append(...children);
    return element;
  };

  const review = (client, role, words) =>
    create(
      'li',
      '',
      create('p', 'words', `«${words}»`),
      create(
        'div',
        'who',
        create('span', 'tile'),
        create('span', '', create('b', '', client), ` Persona de muestra, ${role}`),
      ),
    );

  const fill = (element) => {
    if (element.shadowRoot) return;
    // No landmark of its own: the page has named the place, and a page with two widgets would have two of one name.
    const widget = create('div', 'widget');
    // In a footer, which stands on every page, the line is enough.
    if (element.closest('footer'))
      widget.append(create('p', '', 'Demostración: aquí se muestran las reseñas de clientes.'));
    else
      widget.append(
        create(
          'ul',
          '',
          review('Taller Ríos', 'gerencia', 'Dejé de pagar por curiosos.'),
          review('Óptica Lucero', 'gerencia', 'Llego a la tienda y la agenda del día ya está llena.'),
          review('Muebles Nogal', 'ventas', 'Por primera vez sabemos a quién llamar el lunes.'),
        ),
        create('p', '', 'Reseñas de muestra, de empresas inventadas. En el sitio real, las trae su plataforma.'),
      );
    const root = element.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [style];
    root.append(widget);
  };

  const fillAll = () => {
    for (const element of document.querySelectorAll('[data-reviews-widget]')) fill(element);
  };

  demo.reviewsObserver = new MutationObserver(fillAll);
  demo.reviewsObserver.observe(document.documentElement, { childList: true, subtree: true });
  fillAll();
}
