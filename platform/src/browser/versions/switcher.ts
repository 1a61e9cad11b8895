import { linkTo } from './address.ts';
import {
  environmentPage,
  publishedList,
  type VersionOverrides,
  type LoadableRelease,
  type Published,
  type RevisionInUse,
} from './overrides.ts';
import { copy } from './copy.ts';
import { isLocal } from './local-source.ts';
import { styles } from './styles.ts';

/** How many messages are shown one by one. */
const mostMessages = 5;

/** Options of the switcher. */
export interface SwitcherOptions {
  environment: string;
  /** Releases that this tab shows in place of those in use. */
  overriding: readonly LoadableRelease[];
  /** Overrides that are not shown, and why: one sentence each. */
  messages: readonly string[];
  /** Asks what is in use at this moment. */
  revision: () => Promise<RevisionInUse | undefined>;
  /** Loads the document again with another mix. */
  show: (mix: VersionOverrides) => void;
}

/**
 * `<mosaico-versions>`: a button in the corner that says whether this tab shows other releases than the environment, and
 * a dialog to choose them. Without React and in a shadow root: it must work whatever the shell in use is.
 */
export class Switcher extends HTMLElement {
  private readonly root = this.attachShadow({ mode: 'open' });
  private readonly dialog = element('dialog', { 'aria-labelledby': 'heading' });
  private readonly status = element('div', { role: 'status' });
  private readonly selects = new Map<string, HTMLSelectElement>();
  /** Workspace → version in use, as far as it is known. */
  private inUse: VersionOverrides = {};

  constructor(private readonly choice: SwitcherOptions) {
    super();
  }

  connectedCallback(): void {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    this.root.adoptedStyleSheets = [sheet];

    const badge = element('button', { type: 'button', 'aria-haspopup': 'dialog' });
    const words = element('span', {}, copy.name);
    badge.append(words);
    const { overriding } = this.choice;
    if (overriding.length > 0) {
      badge.dataset.changed = '';
      const locals = overriding.filter(({ version }) => isLocal(version)).length;
      if (locals > 0) words.append(' · ', element('strong', {}, copy.local));
      if (overriding.length > locals)
        words.append(' · ', element('strong', {}, copy.changed(overriding.length - locals)));
    }
    badge.addEventListener('click', () => void this.open());

    const edge = element('div', { class: 'edge' });
    edge.append(badge);
    if (overriding.length > 0) edge.append(this.sharing(badge));
    const corner = element('aside', { 'aria-label': copy.name });
    corner.append(this.status, edge);
    this.root.append(corner, this.dialog);
    // In the document from the start, so that what comes in is read out; a frame may not come.
    setTimeout(() => this.tell(badge), 100);
  }

  /** Copies what this tab shows, in one step. */
  private sharing(badge: HTMLElement): HTMLElement {
    const share = element('button', { type: 'button' });
    share.append(element('span', {}, copy.share));
    share.addEventListener('click', () => {
      const said = element('p');
      void this.share(said, overridesOf(this.choice.overriding)).then(() => this.say([said], badge));
    });
    return share;
  }

  private tell(badge: HTMLElement): void {
    const { messages } = this.choice;
    if (messages.length === 0) return;
    const paragraphs = messages.slice(0, mostMessages).map((each) => element('p', {}, each));
    if (messages.length > mostMessages) paragraphs.push(element('p', {}, copy.more(messages.length - mostMessages)));
    this.say(paragraphs, badge);
  }

  /** Shows messages beside the button until they are closed. */
  private say(paragraphs: readonly HTMLElement[], badge: HTMLElement): void {
    const dismiss = element('button', { type: 'button', 'aria-label': copy.dismiss }, '×');
    dismiss.addEventListener('click', () => {
      this.status.replaceChildren();
      badge.focus();
    });
    this.status.replaceChildren(...paragraphs, dismiss);
    paragraphs.at(-1)?.querySelector('input')?.select();
  }

  /** The version this tab shows. */
  private shown(workspace: string): string | undefined {
    return overridesOf(this.choice.overriding)[workspace] ?? this.inUse[workspace];
  }

  /** The chosen versions that differ from those in use. */
  private chosen(): VersionOverrides {
    const versions = [...this.selects].map(([workspace, { value }]) => [workspace, value] as const);
    return Object.fromEntries(versions.filter(([workspace, version]) => version !== (this.inUse[workspace] ?? '')));
  }

  private async open(): Promise<void> {
    if (this.dialog.open) return;
    const [published, revision] = await Promise.all([
      publishedList(overridesOf(this.choice.overriding)),
      this.choice.revision(),
    ]);
    this.inUse = revision?.releases ?? {};
    const workspaces = Object.keys({ ...this.inUse, ...overridesOf(this.choice.overriding), ...published });
    this.selects.clear();
    const form = element('form', { method: 'dialog' });
    form.append(
      element('h2', { id: 'heading' }, copy.heading),
      element('p', {}, copy.state(this.choice.environment, revision?.revision)),
      element('p', {}, published && revision ? copy.explanation : copy.unlisted),
      element('a', { href: environmentPage }, copy.everything(this.choice.environment)),
      ...workspaces.map((workspace) => this.rowOf(workspace, published?.[workspace] ?? [])),
      this.actions(),
    );
    this.dialog.replaceChildren(form);
    this.dialog.showModal();
  }

  private rowOf(workspace: string, published: Published[string]): HTMLElement {
    const inUse = this.inUse[workspace];
    const shown = this.shown(workspace);
    const select = element('select', { id: workspace });
    // A workspace that the environment does not use can be left out again.
    if (inUse === undefined) select.append(element('option', { value: '' }, copy.unused));
    // What is shown can be chosen even where the list cannot be read.
    const known = [inUse, shown].filter((version) => version !== undefined);
    for (const version of new Set([...published.map((release) => release.version), ...known])) {
      const release = published.find((each) => each.version === version) ?? { version };
      const option = element('option', { value: version }, copy.option(release, version === inUse));
      option.selected = version === shown;
      select.append(option);
    }
    this.selects.set(workspace, select);

    const details = element('p', { class: 'details', id: `${workspace}-details` });
    select.setAttribute('aria-describedby', details.id);
    const problems = element('p', { role: 'status', class: 'problems' });
    const judge = (): void => {
      const release = published.find(({ version }) => version === select.value);
      const found = release?.problems ?? [];
      // The box cuts a long subject.
      select.title = select.selectedOptions[0]?.text ?? '';
      details.textContent = select.value && copy.details(release ?? { version: select.value });
      problems.textContent = found.length > 0 ? [copy.unfit(select.value), ...found].join('\n') : '';
    };
    select.addEventListener('change', judge);
    judge();

    const row = element('div', { class: 'row' });
    row.append(element('label', { for: workspace }, workspace), select, details, problems);
    return row;
  }

  private actions(): HTMLElement {
    const said = element('div', { role: 'status' });
    const apply = element('button', { type: 'button', class: 'main' }, copy.apply);
    apply.addEventListener('click', () => this.choice.show(this.chosen()));
    const share = element('button', { type: 'button' }, copy.share);
    share.addEventListener('click', () => void this.share(said, this.chosen()));
    const reset = element('button', { type: 'button' }, copy.reset);
    reset.addEventListener('click', () => this.choice.show({}));
    const close = element('button', { type: 'submit' }, copy.close);
    const actions = element('div', { class: 'actions' });
    actions.append(apply, share, reset, close, said);
    return actions;
  }

  /** Copies the address of a mix and says so; where the browser refuses that, the address is there to be copied by hand. */
  private async share(said: HTMLElement, mix: VersionOverrides): Promise<void> {
    const link = linkTo(mix, location.href);
    try {
      await navigator.clipboard.writeText(link);
      said.textContent = copy.shared;
    } catch {
      const field = element('input', { readonly: '', value: link, 'aria-label': copy.link });
      said.replaceChildren(element('span', {}, copy.sharedByHand), field);
      field.focus();
      field.select();
    }
  }
}

/** The releases' versions by workspace. */
export const overridesOf = (releases: readonly LoadableRelease[]): VersionOverrides =>
  Object.fromEntries(releases.map(({ workspace, version }) => [workspace, version]));

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  text = '',
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.textContent = text;
  return made;
}
