import { createRequire } from 'node:module';
import type { CompatData, Identifier } from '@mdn/browser-compat-data';
import { browserslistToTargets, transform } from 'lightningcss';
import postcss, { type AtRule, type Declaration, type Node } from 'postcss';

const require = createRequire(import.meta.url);

/** The oldest supported browsers, in browserslist's notation (`safari 16.4`). */
export const browsers = require('../../platform/src/build/browsers.json') as readonly string[];

const targets = browserslistToTargets([...browsers]);

const { api, css, javascript } = require('@mdn/browser-compat-data') as CompatData;
const features = css as unknown as Record<string, Record<string, Identifier>>;

/** Browserslist's name of a browser → MDN's. */
const mdnNames: Record<string, string> = { ios_saf: 'safari_ios' };

/** The supported browsers that lack a feature; none where MDN does not know the feature. */
function missing(feature: Identifier | undefined): readonly string[] {
  const support = feature?.__compat?.support;
  return support ? browsers.filter((browser) => !has(support, browser)) : [];
}

type Support = NonNullable<Identifier['__compat']>['support'];

function has(support: Support, browser: string): boolean {
  const [name = '', version = ''] = browser.split(' ');
  const statements = [support[(mdnNames[name] ?? name) as keyof Support] ?? []].flat();
  return statements.some(
    ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
      typeof added === 'string' &&
      added !== 'preview' &&
      !isNewer(added, version) &&
      (typeof removed !== 'string' || isNewer(removed, version)) &&
      !(flags ?? prefix ?? other),
  );
}

function isNewer(one: string, other: string): boolean {
  const [[major = 0, minor = 0], [otherMajor = 0, otherMinor = 0]] = [one, other].map((each) =>
    each.replace('≤', '').split('.').map(Number),
  ) as [number[], number[]];
  return major > otherMajor || (major === otherMajor && minor > otherMinor);
}

/** Functions of style sheets by name (`linear`), in whichever type MDN lists them. */
const functions = new Map<string, Identifier>();
(function collect(node: Identifier) {
  for (const [name, child] of Object.entries(node)) {
    if (name === '__compat') continue;
    functions.set(name.replace(/[-_]function$/, ''), child as Identifier);
    collect(child as Identifier);
  }
})(features.types as Identifier);

/**
 * Interfaces that some supported browsers lack, each with those browsers: globals by name (`Temporal`), members by path
 * (`URL.canParse` of a constructor, `Document#startViewTransition` of an instance).
 */
export const interfaces = new Map<string, readonly string[]>();

/** Members of `interfaces` whose name no interface has that all supported browsers know. */
export const uniqueMembers = new Set<string>();

const known = new Set<string>();
const builtins = javascript.builtins ?? {};
for (const [owner, feature] of [...Object.entries(api), ...Object.entries(builtins)] as [string, Identifier][]) {
  if (missing(feature).length > 0) interfaces.set(owner, missing(feature));
  for (const [key, member] of Object.entries(feature)) {
    if (!/^[a-z]\w*$/i.test(key) || key.endsWith('_event') || key === owner) continue;
    const name = key.replace(/_static$/, '');
    const lacks = missing(member as Identifier);
    if (lacks.length === 0) {
      known.add(name);
      continue;
    }
    // Only for interfaces does MDN tell members of the constructor from those of instances.
    const isBuiltin = owner in builtins;
    if (isBuiltin || key !== name) interfaces.set(`${owner}.${name}`, lacks);
    if (isBuiltin || key === name) interfaces.set(`${owner}#${name}`, lacks);
    uniqueMembers.add(name);
    // Members of the window are globals, too.
    if (key === name && ['Window', 'WindowOrWorkerGlobalScope', 'globals'].includes(owner)) interfaces.set(name, lacks);
  }
}
// A name of one word may be one of our own (`retry`, `path`).
for (const name of uniqueMembers) if (known.has(name) || !/[A-Z]/.test(name)) uniqueMembers.delete(name);

/** A feature of a style sheet that some supported browsers lack. */
export interface MissingStyle {
  kind: 'at-rule' | 'media' | 'property' | 'selector' | 'value';
  /** `@property`, `scripting`, `text-wrap`, `:has`, `cursor: grab`, `linear()`. */
  name: string;
  /** The browsers that lack it. */
  lacks: readonly string[];
}

/** The features of a style sheet, lowered as in a release, that some supported browsers lack. */
export function missingStyles(sheet: string, filename: string): MissingStyle[] {
  const { code } = transform({ filename, code: Buffer.from(sheet), targets, errorRecovery: true });
  const found: MissingStyle[] = [];
  const add = (kind: MissingStyle['kind'], name: string, feature: Identifier | undefined): void => {
    const lacks = missing(feature);
    if (lacks.length > 0) found.push({ kind, name, lacks });
  };
  const { 'at-rules': atRules, selectors, properties, types } = features;
  postcss.parse(Buffer.from(code).toString()).walk((node) => {
    if (node.type === 'atrule') {
      add('at-rule', `@${node.name}`, atRules?.[node.name]);
      if (node.name !== 'media') return;
      for (const [, name = ''] of node.params.matchAll(/\(\s*([a-z-]+)/g)) add('media', name, atRules?.media?.[name]);
    } else if (node.type === 'rule' && !isWithin(node, /keyframes$/)) {
      for (const [written, name = ''] of node.selector
        .replace(/"[^"]*"|'[^']*'/g, '')
        .matchAll(/(?<!\\)::?([a-z][a-z-]*)/g))
        add('selector', written, selectors?.[name]);
    } else if (node.type === 'decl' && !isWithin(node, /^(font-face|property|counter-style|page)$/))
      addDeclaration(node);
  });
  return found;

  function addDeclaration({ prop, value, parent }: Declaration): void {
    // lightningcss writes a prefixed value before the plain one, for older browsers.
    const isPrefixed = parent?.nodes.some((each) => each.type === 'decl' && each.prop.endsWith(`-${prop}`));
    if (/^-(webkit|moz)-/.test(prop) || isPrefixed) return;
    const isCustom = prop.startsWith('--');
    const property = isCustom ? undefined : properties?.[prop];
    if (missing(property).length > 0) return add('property', prop, property);
    const text = value.replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '');
    for (const [, unit = ''] of text.matchAll(/(?<![\w#.-])[\d.]+([a-z]+)/gi))
      add('value', `1${unit}`, types?.length?.[unit]);
    for (const [, name = '', opening] of text.matchAll(/(?<![\w#.-])([a-z][a-z-]*)(\()?/g))
      if (opening) add('value', `${name}()`, functions.get(name) ?? property?.[name]);
      else add('value', `${prop}: ${name}`, property?.[name]);
  }
}

function isWithin(node: Node, names: RegExp): boolean {
  for (let parent = node.parent as Node | undefined; parent; parent = parent.parent as Node | undefined)
    if (parent.type === 'atrule' && names.test((parent as AtRule).name)) return true;
  return false;
}
