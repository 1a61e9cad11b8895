import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { cameTogether, missingAttribute, missingGlobal, missingMember, missingStyles } from './compatibility.mjs';

/** Style features that need no `@supports`, each with its effect in a browser that ignores it. */
const harmless = {
  '(scripting: none)': 'scripts run, and the rules beside it are for that',
  'text-wrap': 'lines break elsewhere',
  'content-visibility': 'what is off screen is painted as well',
  'forced-color-adjust': 'no such browser forces colours',
  'overscroll-behavior': 'the page scrolls on behind a panel',
  'scrollbar-gutter': 'the page moves by a scroll bar',
  'scrollbar-width': 'a scroll bar is as wide as all others',
  'break-after: avoid': 'a heading ends a sheet of paper',
  'font-family: ui-monospace': 'the next font of the list is taken',
  'grid-template-rows: subgrid': 'rows of neighbours are not of one height',
  'grid-template-columns: subgrid': 'columns of neighbours are not of one width',
};

/** Cursors are harmless: they are never the only hint of what a control does. */
const isHarmless = (name) => Object.hasOwn(harmless, name) || name.startsWith('cursor: ');

/** Style features must be in all supported browsers, be in an `@supports`, or be harmless. */
const styles = {
  meta: {
    type: 'problem',
    docs: { description: 'style features that the oldest supported browsers have' },
    schema: [],
    messages: {
      lacking:
        '{{file}}:{{line}}: {{name}} is not in {{browsers}}. Write it in an @supports, beside what holds without it; of a media feature that is never true there, override the other state.',
    },
  },
  create: (context) => ({
    ImportDeclaration(node) {
      const file = node.source.value;
      if (!/^\..*\.css$/.test(file)) return;
      const path = resolve(dirname(context.filename), file);
      if (!existsSync(path)) return;
      for (const { kind, name, line, lacks, isGuarded, isAlone } of missingStyles(readFileSync(path, 'utf8'), path)) {
        // A browser that does not know a pseudo-element has nothing to style there.
        const isOfNoPart = kind === 'selector' && name.startsWith('::') && isAlone;
        if (isGuarded || isOfNoPart || isHarmless(name)) continue;
        context.report({
          node,
          messageId: 'lacking',
          data: { file, line, name, browsers: lacks.join(', ') },
        });
      }
    },
  }),
};

/** Interfaces must be in all supported browsers, or be tested for: `x?.()`, `'x' in document`, `typeof X`. */
const interfaces = {
  meta: {
    type: 'problem',
    docs: { description: 'interfaces that the oldest supported browsers have' },
    schema: [],
    messages: {
      lacking: '{{name}} is not in {{browsers}}. Ask whether it is there, and leave the plain page where it is not.',
      selector: '"{{name}}" in a selector throws in {{browsers}}.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    const report = (node, name, lacks, messageId = 'lacking') => {
      if (lacks.length > 0 && (messageId === 'selector' || !isAskedFor(node, name)))
        context.report({ node, messageId, data: { name, browsers: lacks.join(', ') } });
    };

    /** Whether a condition around the node, or an early exit before it, names the interface or one that came together with it. */
    function isAskedFor(node, name) {
      const asked = name.split('.').at(-1);
      const names = (test) =>
        wordsOf(test)
          .match(/\w+/g)
          ?.some((word) => word === asked || cameTogether(word, asked)) ?? false;
      for (let [child, parent] = [node, node.parent]; parent; [child, parent] = [parent, parent.parent]) {
        if (
          (parent.type === 'IfStatement' || parent.type === 'ConditionalExpression') &&
          parent.test !== child &&
          names(parent.test)
        )
          return true;
        if (parent.type === 'LogicalExpression' && parent.right === child && names(parent.left)) return true;
        if (parent.type !== 'BlockStatement' && parent.type !== 'Program') continue;
        const before = parent.body.slice(0, parent.body.indexOf(child));
        if (before.some((each) => each.type === 'IfStatement' && leaves(each.consequent) && names(each.test)))
          return true;
      }
      return false;
    }

    /** A condition's text, with the initial values of its constants. */
    function wordsOf(test) {
      const text = sourceCode.getText(test);
      const given = Array.from(text.matchAll(/\b[a-z]\w*\b/gi), ([name]) => constants.get(name));
      return [text, ...given.filter(Boolean)].join(' ');
    }
    const constants = new Map();
    const imported = new Set();

    return {
      ImportDeclaration({ specifiers }) {
        for (const { local } of specifiers) imported.add(local.name);
      },
      VariableDeclarator({ id, init }) {
        if (init && id.type === 'Identifier') constants.set(id.name, sourceCode.getText(init));
      },
      MemberExpression(node) {
        const { object, property, computed, parent } = node;
        if (computed || property.type !== 'Identifier') return;
        const owner = object.type === 'Identifier' ? object.name : undefined;
        if (owner && imported.has(owner)) return;
        if (isUsed(node, parent))
          report(node, owner ? `${owner}.${property.name}` : property.name, missingMember(owner, property.name));
      },
      'Program:exit'() {
        const [scope] = sourceCode.scopeManager.scopes;
        for (const { identifier } of scope.through) {
          const { parent } = identifier;
          if (parent.type.startsWith('TS') || (parent.type === 'UnaryExpression' && parent.operator === 'typeof'))
            continue;
          report(identifier, identifier.name, missingGlobal(identifier.name));
        }
      },
      CallExpression({ callee, arguments: [selector] }) {
        if (callee.type !== 'MemberExpression' || !/^(matches|closest|querySelector(All)?)$/.test(callee.property.name))
          return;
        if (selector?.type !== 'Literal' || typeof selector.value !== 'string') return;
        for (const { name, lacks } of missingStyles(`${selector.value} { top: 0 }`, 'selector.css'))
          report(selector, name, lacks, 'selector');
      },
      JSXAttribute({ name, parent }) {
        if (/^[a-z]/.test(parent.name.name ?? '')) report(name, String(name.name), missingAttribute(String(name.name)));
      },
    };
  },
};

/** Whether the node throws where the member is missing: `x.y()`, `x.y.z`, `new x.y()`. `x.y?.()`, `x.y?.z` and `if (x.y)` do not. */
function isUsed(node, parent) {
  if (parent.optional) return false;
  return (
    (parent.type === 'MemberExpression' && parent.object === node) ||
    ((parent.type === 'CallExpression' || parent.type === 'NewExpression') && parent.callee === node)
  );
}

function leaves(statement) {
  const last = statement.type === 'BlockStatement' ? statement.body.at(-1) : statement;
  return ['ReturnStatement', 'ThrowStatement', 'ContinueStatement', 'BreakStatement'].includes(last?.type);
}

/** An oxlint plugin, named in `rules.json`. The list of browsers is `src/build/browsers.json`. */
export default { meta: { name: 'baseline' }, rules: { styles, interfaces } };
