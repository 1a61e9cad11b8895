import type { VersionOverrides } from './overrides.ts';

/** Name of the address's parameter: `?mf=mf-plans@1.5.0-rc.1,mf-crm@localhost:8083`, once for each release or with commas between them. */
const parameter = 'mf';
/** Where a tab keeps its mix; an empty one where it was reset. */
const memory = 'mosaico:mix';
/** Longest quote, in characters, of a parameter that cannot be parsed. */
const longestQuote = 60;
/** How many names of an address are read: each may be requested, or reported. */
export const mostNames = 50;

/** The browser, as far as choosing a mix needs it; tests give another. */
export interface OverridePort {
  location: Pick<Location, 'href'>;
  /** Throws where the visitor blocks storage. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Whether the visitor came by back or forward: to an earlier address. */
  isReturn: boolean;
}

/** A part of the address's parameter that names no release, cut where it is long, and why. */
export interface Unread {
  text: string;
  why: 'no version' | 'no port' | 'another sign' | 'no release' | 'twice' | 'too many';
}

/** The overrides that a tab shall show, and the parts of its address that could not be parsed. */
export interface Wanted {
  mix: VersionOverrides;
  unread: Unread[];
  /** Whether anything was said, if only that nothing is chosen. */
  isSaid: boolean;
}

/**
 * The mix this tab shall show: the address's, or else the remembered one. A parameter without a value empties it; who goes
 * back to an earlier address that finds it emptied.
 */
export function wantedOverrides({ location, storage, isReturn }: OverridePort): Wanted {
  const given = new URL(location.href).searchParams.getAll(parameter);
  const kept = remembered(storage);
  if (given.length === 0) return { mix: kept ?? {}, unread: [], isSaid: false };
  if (isReturn && kept && Object.keys(kept).length === 0) return { mix: {}, unread: [], isSaid: true };
  return { ...readMix(given), isSaid: true };
}

function readMix(given: readonly string[]): Pick<Wanted, 'mix' | 'unread'> {
  const unread: Unread[] = [];
  const found = new Map<string, Set<string>>();
  const names = given.flatMap((value) => value.split(',')).map((each) => each.trim());
  const different = [...new Set(names)].filter((text) => text !== '');
  for (const text of different.slice(0, mostNames)) {
    const [, workspace, version] =
      /^([a-z][a-z0-9-]{0,99})@([0-9A-Za-z][0-9A-Za-z.-]{0,99}|localhost:\d{1,5})$/.exec(atLocalhost(text)) ?? [];
    if (workspace && version && version !== 'localhost')
      found.set(workspace, (found.get(workspace) ?? new Set()).add(version));
    else unread.push({ text: quotable(text), why: whyNot(text) });
  }
  const [leftOut] = different.slice(mostNames);
  if (leftOut !== undefined) unread.push({ text: quotable(leftOut), why: 'too many' });
  const mix: [string, string][] = [];
  for (const [workspace, [version = '', ...others]] of found) {
    if (others.length === 0) mix.push([workspace, version]);
    else unread.push({ text: quotable(workspace), why: 'twice' });
  }
  return { mix: Object.fromEntries(mix), unread };
}

/** A development server's address by its one name: `mf-plans@http://127.0.0.1:8082/` is `mf-plans@localhost:8082`. */
const atLocalhost = (text: string): string =>
  text.replace(/@(?:https?:\/\/)?(?:localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?\/?$/, '@localhost$1');

function whyNot(written: string): Unread['why'] {
  const text = atLocalhost(written);
  if (/^[a-z][a-z0-9-]{0,99}@?$/.test(text)) return 'no version';
  if (/^[a-z][a-z0-9-]{0,99}@localhost\b/.test(text)) return 'no port';
  return /^[a-z][a-z0-9-]{0,99}[=:/ ][0-9A-Za-z.-]{1,100}$/.test(text) ? 'another sign' : 'no release';
}

/** Somebody's input as part of a message. */
export function quotable(text: string): string {
  const plain = text.slice(0, longestQuote + 1).replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '·');
  return plain.length > longestQuote ? `${plain.slice(0, longestQuote)}…` : plain;
}

/** Makes the tab show this mix where the address says nothing. `false` where nothing can be remembered. */
export function remember(mix: VersionOverrides, storage: OverridePort['storage']): boolean {
  try {
    storage().setItem(memory, JSON.stringify(mix));
    return true;
  } catch {
    return false;
  }
}

function remembered(storage: OverridePort['storage']): VersionOverrides | undefined {
  try {
    const text = storage().getItem(memory);
    if (text === null) return undefined;
    const entries = Object.entries((JSON.parse(text) ?? {}) as object) as [string, unknown][];
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return undefined;
  }
}

/** The address with this mix, readable, in place of any other. */
export function linkTo(mix: VersionOverrides, href: string): string {
  const address = new URL(href);
  // Other parameters stay as they are, byte for byte.
  const parts = address.search.slice(1).split('&');
  const kept = parts.filter((part) => part !== '' && !new URLSearchParams(part).has(parameter));
  const releases = Object.entries(mix).map((each) => each.join('@'));
  // The parameter stays readable: `@` needs no escape in an address.
  if (releases.length > 0) kept.push(`${parameter}=${releases.join(',')}`);
  address.search = kept.join('&');
  return address.href;
}

/** Whether an address asks for a mix of its own, if only for none. */
export function namesMix(href: string): boolean {
  return new URL(href).searchParams.has(parameter);
}
