import { linkTo, remember, type Mix, type MixPort, type Offer, type Published, type RevisionInUse } from '../mix.ts';
import { copy } from './copy.ts';
import { publishedList } from './published-list.ts';
import { styles } from './styles.ts';

/** A release that was asked for and is not published. */
export interface Missing {
  workspace: string;
  version: string;
  /** The one in use, if the environment uses the workspace. */
  instead: string | undefined;
}

/** What the switcher is about. */
export interface Choice {
  environment: string;
  /** What this tab shows in place of what is in use. */
  offers: readonly Offer[];
  missing: readonly Missing[];
  storage: MixPort['storage'];
  /** Asks what is in use at this moment. */
  revision: () => Promise<RevisionInUse | undefined>;
}

/**
 * `<mosaico-versions>`: a button in the corner that says whether this tab shows other releases than the environment, and
 * a dialog to choose them. Without React and in a shadow root: it must work whatever the shell in use is.
 */
export class Switcher extends HTMLElement {
  private readonly root = this.attachShadow({ mode: 'open' });
  private readonly dialog = element('dialog', { 'aria-labelledby': 'heading' });
  private readonly status = element('p', { role: 'status' });
  private readonly selects = new Map<string, HTMLSelectElement>();
  /** Workspace → version in use, as far as it is known. */
  private inUse: Mix = {};

  constructor(private readonly choice: Choice) {
    super();
  }

  connectedCallback(): void {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    this.root.adoptedStyleSheets = [sheet];

    const badge = element('button', { type: 'button', 'aria-haspopup': 'dialog' }, copy.name);
    const { offers, missing, storage } = this.choice;
    if (offers.length > 0) {
      badge.dataset.changed = '';
      badge.append(' · ', element('strong', {}, copy.changed(offers.length)));
    }
    badge.addEventListener('click', () => void this.open());

    // In the document from the start, so that what comes in is read out.
    this.status.append(
      ...missing.map(({ workspace, version, instead }) =>
        element('span', {}, copy.missing(workspace, version, instead)),
      ),
    );
    const corner = element('aside', { 'aria-label': copy.name });
    corner.append(this.status, badge);
    this.root.append(corner, this.dialog);
    // What is not published is not asked for again.
    if (missing.length > 0) remember(mixOf(offers), storage);
  }

  /** The version this tab shows. */
  private shown(workspace: string): string | undefined {
    return mixOf(this.choice.offers)[workspace] ?? this.inUse[workspace];
  }

  /** What is chosen and not in use. */
  private chosen(): Mix {
    const versions = [...this.selects].map(([workspace, { value }]) => [workspace, value] as const);
    return Object.fromEntries(versions.filter(([workspace, version]) => version !== (this.inUse[workspace] ?? '')));
  }

  private async open(): Promise<void> {
    if (this.dialog.open) return;
    const [published, revision] = await Promise.all([publishedList(), this.choice.revision()]);
    this.inUse = revision?.releases ?? {};
    const workspaces = Object.keys({ ...this.inUse, ...mixOf(this.choice.offers), ...published });
    this.selects.clear();
    const form = element('form', { method: 'dialog' });
    form.append(
      element('h2', { id: 'heading' }, copy.heading),
      element('p', {}, copy.state(this.choice.environment, revision?.revision)),
      element('p', {}, published && revision ? copy.explanation : copy.unlisted),
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
    for (const version of new Set([...known, ...published.map((release) => release.version)])) {
      const built = published.find((release) => release.version === version)?.built;
      const option = element('option', { value: version }, copy.option(version, built, version === inUse));
      option.selected = version === shown;
      select.append(option);
    }
    this.selects.set(workspace, select);

    const problems = element('p', { role: 'status', class: 'problems' });
    const judge = (): void => {
      const found = published.find(({ version }) => version === select.value)?.problems ?? [];
      problems.textContent = found.length > 0 ? [copy.unfit(select.value), ...found].join('\n') : '';
    };
    select.addEventListener('change', judge);
    judge();

    const row = element('div', { class: 'row' });
    row.append(element('label', { for: workspace }, workspace), select, problems);
    return row;
  }

  private actions(): HTMLElement {
    const said = element('p', { role: 'status' });
    const apply = element('button', { type: 'button', class: 'main' }, copy.apply);
    apply.addEventListener('click', () => this.show(this.chosen(), said));
    const share = element('button', { type: 'button' }, copy.share);
    share.addEventListener('click', () => void this.share(said));
    const reset = element('button', { type: 'button' }, copy.reset);
    reset.addEventListener('click', () => this.show({}, said));
    const close = element('button', { type: 'submit' }, copy.close);
    const actions = element('div', { class: 'actions' });
    actions.append(apply, share, reset, close, said);
    return actions;
  }

  private show(mix: Mix, said: HTMLElement): void {
    if (remember(mix, this.choice.storage)) location.reload();
    else said.textContent = copy.forgetful;
  }

  private async share(said: HTMLElement): Promise<void> {
    const link = linkTo(this.chosen(), location.href);
    try {
      await navigator.clipboard.writeText(link);
      said.textContent = copy.shared;
    } catch {
      said.replaceChildren(`${copy.sharedByHand} `, element('a', { href: link }, link));
    }
  }
}

const mixOf = (offers: readonly Offer[]): Mix =>
  Object.fromEntries(offers.map(({ workspace, version }) => [workspace, version]));

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
