// Stands in for the card-payment provider's script: <stripe-buy-button buy-button-id="…" publishable-key="…"> becomes a
// link to the demonstration's payment page. Loading it twice does no harm.
if (!customElements.get('stripe-buy-button')) {
  const style = new CSSStyleSheet();
  style.replaceSync(`
    :host { display: inline-block; max-width: 100%; font: inherit; }
    a {
      display: inline-flex; gap: .625rem; align-items: center; min-height: 48px; box-sizing: border-box;
      padding: .625rem 1.25rem; border: 1.5px solid; border-radius: 4px 4px 20px; color: inherit; font-weight: 700;
      line-height: 1.25; text-decoration: none;
    }
    a:hover { background: color-mix(in srgb, currentColor 8%, transparent); }
    a:focus-visible { outline: 3px solid #4963ff; outline-offset: 3px; }
    span { flex: none; width: 22px; height: 15px; border: 2px solid; border-radius: 0 0 5px; }
    span::before { content: ''; display: block; height: 3px; margin-top: 3px; background: currentColor; }
  `);

  customElements.define(
    'stripe-buy-button',
    class extends HTMLElement {
      static observedAttributes = ['buy-button-id'];

      #link = document.createElement('a');

      constructor() {
        super();
        const card = document.createElement('span');
        this.#link.target = '_blank';
        this.#link.rel = 'noopener';
        this.#link.append(card, 'Pagar con tarjeta (demostración)');
        const root = this.attachShadow({ mode: 'open' });
        root.adoptedStyleSheets = [style];
        root.append(this.#link);
      }

      attributeChangedCallback(_name, _before, id) {
        this.#link.href = `/demo/pago?producto=${encodeURIComponent(id ?? '')}&forma=tarjeta`;
      }
    },
  );
}

{
  const demo = (window.mosaicoDemo ??= {});
  demo.buyButton = (demo.buyButton ?? 0) + 1;
}
