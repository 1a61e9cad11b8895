import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse, type AtRule, type Declaration } from 'postcss';
import type { Release } from '@mosaico/shared-types/schemas';
import { readText } from '../../lib/read-text.ts';
import type { Store } from '../../store/store.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';

/** What pictures of the site are made of: what its shell's style sheet says, in the light scheme. */
export interface Identity {
  /** By their names in the theme's palette. */
  colours: Readonly<Record<(typeof needed)[number], string>>;
  /** The page's ground in the light scheme and in the dark one. */
  grounds: readonly string[];
  /** Files of the fonts, as absolute paths: their names change with their content. */
  display: string;
  text: string;
}

const colour = /^--\w+-palette-(.+)$/;
const face = /^--\w+-face-(display|text)$/;

/** Colours without which no picture is made. */
const needed = ['text-primary', 'background-default', 'tile-a', 'tile-b', 'tile-e'] as const;

/**
 * Colours and fonts of a shell, from its style sheet; `undefined` if the shell has no style sheet. Throws if a colour or font that pictures
 * need is missing. The platform has no colours and fonts of its own, so pictures always look like the site.
 */
export async function identityOf(store: Store, shell: Release): Promise<Identity | undefined> {
  if (!shell.client.styles?.length) return undefined;
  const client = join(await store.releaseFolder(shell.workspace, shell.version), 'client');
  const sheets = await Promise.all(shell.client.styles.map((file) => readFile(join(client, file), 'utf8')));
  const root = parse(sheets.join('\n'));
  const colours: Record<string, string> = {};
  const grounds: string[] = [];
  const families: Record<string, string> = {};
  // The first one counts: the theme says the light scheme before the dark one, and bands of ink after both.
  root.walkDecls(({ prop, value }) => {
    const [, name] = colour.exec(prop) ?? [];
    if (name !== undefined) colours[name] ??= value;
    if (name === 'background-default') grounds.push(value);
    const [, kind] = face.exec(prop) ?? [];
    if (kind !== undefined) families[kind] ??= plainName(value.split(',')[0] ?? '');
  });
  const files = new Map<string, string>();
  root.walkAtRules('font-face', (rule) => {
    const [, address] = /url\(["']?([^"')]+)/.exec(valueOf(rule, 'src') ?? '') ?? [];
    if (address) files.set(plainName(valueOf(rule, 'font-family') ?? ''), join(client, basename(address)));
  });
  const [display, text] = [files.get(families.display ?? ''), files.get(families.text ?? '')];
  const missing = [
    ...needed.filter((name) => colours[name] === undefined).map((name) => `--…-palette-${name}`),
    ...(display ? [] : ['a font file for --…-face-display']),
    ...(text ? [] : ['a font file for --…-face-text']),
  ];
  if (!display || !text || missing.length > 0)
    throw new Error(
      `${shell.workspace}@${shell.version} does not say in its style sheet what pictures of the site look like: ${missing.join(', ')}. Keep the theme's variables and fonts in the sheet that the shell starts with.`,
    );
  return { colours: colours as Identity['colours'], grounds: grounds.slice(0, 2), display, text };
}

function valueOf(rule: AtRule, property: string): string | undefined {
  return rule.nodes?.find((node): node is Declaration => node.type === 'decl' && node.prop === property)?.value;
}

function plainName(family: string): string {
  return family.trim().replaceAll(/^["']|["']$/g, '');
}

/** Name of the agency's mark among the public files. Icons and share images are made of it. */
const markFile = 'favicon.svg';

/** Address of the mark on the site's ground, as a picture of 180 px. */
export const touchIcon = '/apple-touch-icon.png';

/** What the site shows of itself on a device's home screen. */
export const manifestFile = 'manifest.webmanifest';

/** The agency's mark, as an SVG: the environment's own, else the shell's; `undefined` if neither has a mark. Throws if the file is not text. */
export async function markOf(store: Store, { configuration, shell }: ResolvedSite): Promise<string | undefined> {
  const release = join(await store.releaseFolder(shell.workspace, shell.version), 'public');
  for (const folder of [configuration.publicFolder, release]) {
    const file = join(folder, markFile);
    if (existsSync(file)) return readText(file, markFile);
  }
  return undefined;
}
