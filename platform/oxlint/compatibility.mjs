import { createRequire } from 'node:module';
import { browserslistToTargets, transform } from 'lightningcss';
import postcss from 'postcss';

const require = createRequire(import.meta.url);

/** The oldest supported browsers, in browserslist's notation (`safari 16.4`). */
export const browsers = require('../src/build/browsers.json');

const targets = browserslistToTargets(browsers);

/** Browserslist's name of a browser → MDN's. */
const mdnNames = { ios_saf: 'safari_ios' };

/** MDN's data, 20 MB, read with the first question. */
let loaded;
function data() {
  loaded ??= read();
  return loaded;
}

function read() {
  const { api, css, html, javascript } = require('@mdn/browser-compat-data');
  return { css, html, functions: cssFunctions(css.types), ...interfaces(api, javascript.builtins) };
}

/** The supported browsers that lack a feature; none where MDN does not know the feature. */
function missing(feature) {
  const support = feature?.__compat?.support;
  return support ? browsers.filter((browser) => !has(support, browser)) : [];
}

/** The versions in which a feature came: the same for interfaces that came together. */
function since({ __compat: { support } }) {
  return browsers
    .map((browser) => [support[mdnName(browser)] ?? []].flat().map(({ version_added: added }) => added))
    .join(';');
}

function mdnName(browser) {
  const [name] = browser.split(' ');
  return mdnNames[name] ?? name;
}

function has(support, browser) {
  const [, version] = browser.split(' ');
  const statements = [support[mdnName(browser)] ?? []].flat();
  return statements.some(
    ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
      typeof added === 'string' &&
      added !== 'preview' &&
      !isNewer(added, version) &&
      (!removed || isNewer(removed, version)) &&
      !(flags ?? prefix ?? other),
  );
}

function isNewer(one, other) {
  const [[major, minor = 0], [otherMajor, otherMinor = 0]] = [one, other].map((each) =>
    each.replace('≤', '').split('.').map(Number),
  );
  return major > otherMajor || (major === otherMajor && minor > otherMinor);
}

function cssFunctions(types) {
  const found = new Map();
  const walk = (node) => {
    for (const [name, child] of Object.entries(node)) {
      if (name === '__compat') continue;
      found.set(name.replace(/[-_]function$/, ''), child);
      walk(child);
    }
  };
  walk(types);
  return found;
}

/**
 * Interfaces that some supported browsers lack: `globals` by name, `members` by path (`URL.canParse` of a constructor,
 * `Document#startViewTransition` of an instance), and `names` of members that no other interface has, for objects of any type.
 */
function interfaces(api, builtins) {
  const globals = new Map();
  const members = new Map();
  const known = new Set();
  const names = new Map();
  const ages = new Map();
  const age = (name, feature) => ages.set(name, [...(ages.get(name) ?? []), since(feature)]);
  for (const [owner, feature] of [...Object.entries(api), ...Object.entries(builtins)]) {
    const lacks = missing(feature);
    if (lacks.length > 0) {
      globals.set(owner, lacks);
      age(owner, feature);
    }
    for (const [key, member] of Object.entries(feature)) {
      if (!/^[a-z]\w*$/i.test(key) || key.endsWith('_event') || key === owner) continue;
      const name = key.replace(/_static$/, '');
      const without = missing(member);
      if (without.length === 0) known.add(name);
      else {
        // Only for interfaces does MDN tell members of the constructor from those of instances.
        const isBuiltin = owner in builtins;
        if (isBuiltin || key !== name) members.set(`${owner}.${name}`, without);
        if (isBuiltin || key === name) members.set(`${owner}#${name}`, without);
        if (!names.has(name) || names.get(name).length > without.length) names.set(name, without);
        age(name, member);
      }
    }
  }
  // A name of one word may be one of our own (`retry`, `path`). Members of the language itself are checked by the compiler's `lib`.
  for (const name of names.keys()) if (known.has(name) || !/[A-Z]/.test(name)) names.delete(name);
  // Members of the window are globals, too.
  for (const [key, lacks] of members) {
    const [owner, name] = key.split('#');
    if (['Window', 'WindowOrWorkerGlobalScope', 'globals'].includes(owner)) globals.set(name, lacks);
  }
  return { globals, members, names, ages };
}

/** The supported browsers that lack the global `name`. */
export const missingGlobal = (name) => data().globals.get(name) ?? [];

/** Global objects → their interfaces. */
const instances = { document: 'Document', navigator: 'Navigator', window: 'Window', globalThis: 'Window' };

/** The supported browsers that lack `owner.name`. `owner` is undefined where its interface is not known. */
export function missingMember(owner, name) {
  const { members, names } = data();
  const path = owner in instances ? `${instances[owner]}#${name}` : `${owner}.${name}`;
  return members.get(path) ?? names.get(name) ?? [];
}

/** Whether two interfaces came in the same versions: `requestIdleCallback` and `cancelIdleCallback`. */
export function cameTogether(one, other) {
  const [ages, others] = [one, other].map((name) => data().ages.get(name) ?? []);
  return ages.some((age) => others.includes(age));
}

/** See compatibility.d.mts. */
export function missingInterfaces() {
  const { globals, members } = data();
  return { globals, members };
}

/** The supported browsers that lack an attribute of HTML. */
export const missingAttribute = (name) => missing(data().html.global_attributes[name.toLowerCase()]);

/**
 * The features of a style sheet, lowered as in a release, that some supported browsers lack. `kind` and `name` say which, `isGuarded`
 * whether an `@supports` tests for it or a fallback is before it. `isAlone` is false where a browser without it also drops rules that
 * it knows (`a, b::new {}`).
 */
export function missingStyles(css, filename) {
  const { code } = transform({ filename, code: Buffer.from(css), targets, errorRecovery: true });
  const found = [];
  const add = (kind, name, feature, node, more = {}) => {
    const lacks = missing(feature);
    if (lacks.length > 0)
      found.push({
        kind,
        name,
        lacks,
        line: lineOf(css, name),
        isGuarded: isGuarded(node, name),
        isAlone: true,
        ...more,
      });
  };
  const features = data().css;
  postcss.parse(code.toString()).walk((node) => {
    if (node.type === 'atrule') {
      add('at-rule', `@${node.name}`, features['at-rules'][node.name], node);
      if (node.name !== 'media') return;
      for (const [query, name] of node.params.matchAll(/\(\s*([a-z-]+)[^)]*\)/g))
        add('media', query.replace(/:\s*/, ': '), features['at-rules'].media[name], node);
    } else if (node.type === 'rule' && !isWithin(node, /keyframes$/)) {
      const namesOf = (selector) => selector.replace(/"[^"]*"|'[^']*'/g, '').matchAll(/(?<!\\)::?([a-z][a-z-]*)/g);
      for (const selector of node.selectors)
        for (const [written, name] of namesOf(selector))
          add('selector', written, features.selectors[name], node, {
            isAlone: node.selectors.every((each) => each.includes(written)),
          });
    } else if (node.type === 'decl' && !isWithin(node, /^(font-face|property|counter-style|page)$/))
      addDeclaration(node);
  });
  return found;

  function addDeclaration(node) {
    const { prop, value } = node;
    const isCustom = prop.startsWith('--');
    const others = node.parent.nodes.filter((each) => each.type === 'decl' && each !== node);
    // Before the prefixed value that lightningcss writes for older browsers.
    if (
      prop.startsWith('-webkit-') ||
      prop.startsWith('-moz-') ||
      others.some((each) => each.prop.endsWith(`-${prop}`))
    )
      return;
    const property = features.properties[prop];
    if (!isCustom && missing(property).length > 0) return add('property', prop, property, node);
    const hasFallback = others.some((each) => each.prop === prop && node.parent.index(each) < node.parent.index(node));
    const text = value.replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '');
    for (const [, unit] of text.matchAll(/(?<![\w#.-])[\d.]+([a-z]+)/gi))
      add('value', `1${unit}`, features.types.length[unit], node, hasFallback ? { isGuarded: true } : {});
    for (const [, name, opening] of text.matchAll(/(?<![\w#.-])([a-z][a-z-]*)(\()?/g)) {
      const feature = opening ? (data().functions.get(name) ?? property?.[name]) : !isCustom && property?.[name];
      if (feature)
        add('value', opening ? `${name}()` : `${prop}: ${name}`, feature, node, hasFallback ? { isGuarded: true } : {});
    }
  }
}

function isWithin(node, names) {
  for (let { parent } = node; parent; { parent } = parent)
    if (parent.type === 'atrule' && names.test(parent.name)) return true;
  return false;
}

function isGuarded(node, name) {
  const asked = name.replace(/\(\)$/, '(');
  for (let { parent } = node; parent; { parent } = parent)
    if (parent.name === 'supports' && !/^not\b/.test(parent.params) && parent.params.includes(asked)) return true;
  return false;
}

function lineOf(css, name) {
  const words = name
    .replace(/\(\)$/, '')
    .split(/[():\s]+/)
    .filter(Boolean);
  const index = css.split('\n').findIndex((line) => words.every((word) => line.includes(word)));
  return Math.max(index + 1, 1);
}
