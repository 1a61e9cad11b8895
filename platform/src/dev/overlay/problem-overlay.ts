import type { Problem } from '../problems.ts';
import { styles } from './styles.ts';

/**
 * `<mosaico-problems>`: what is wrong with what is being developed, over the page and in a shadow root. Escape or its button
 * puts it away until there are other problems; it takes no focus, since who mends a problem is typing elsewhere.
 */
export class ProblemOverlay extends HTMLElement {
  private readonly root = this.attachShadow({ mode: 'open' });
  private readonly heading = document.createElement('h2');
  private readonly list = document.createElement('ul');
  private readonly panel = document.createElement('section');

  connectedCallback(): void {
    if (this.root.firstChild) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    this.root.adoptedStyleSheets = [sheet];
    const close = document.createElement('button');
    close.type = 'button';
    close.textContent = 'Close';
    close.title = 'Escape';
    close.addEventListener('click', () => this.panel.hidePopover());
    const header = document.createElement('header');
    header.append(this.heading, close);
    this.heading.id = 'heading';
    this.panel.setAttribute('role', 'alert');
    this.panel.setAttribute('aria-labelledby', 'heading');
    // Above the page's own dialogs, unless one opens later.
    this.panel.popover = 'manual';
    this.list.tabIndex = 0;
    this.list.setAttribute('aria-labelledby', 'heading');
    this.panel.append(header, this.list);
    this.root.append(this.panel);
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && this.panel.hidePopover());
  }

  /** Shows these in place of the ones before; nothing is left of it where there are none. */
  show(problems: readonly Problem[]): void {
    this.heading.textContent = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    this.list.replaceChildren(...problems.map(itemOf));
    if (problems.length > 0) this.panel.showPopover();
    else this.panel.hidePopover();
  }
}

customElements.define('mosaico-problems', ProblemOverlay);

function itemOf({ file, text }: Problem): HTMLLIElement {
  const item = document.createElement('li');
  if (file) {
    const name = document.createElement('strong');
    name.textContent = file;
    item.append(name);
  }
  const says = document.createElement('p');
  says.textContent = text;
  item.append(says);
  return item;
}
