import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** What a component takes of a CSS Module is there. A name that is not would be `undefined`, which shows nowhere but on the screen. */
const knownClasses = {
  meta: {
    type: 'problem',
    docs: { description: 'classes that a CSS Module has' },
    schema: [],
    messages: { unknown: '{{file}} has no class "{{name}}". It has: {{known}}.' },
  },
  create(context) {
    return {
      ImportDeclaration(node) {
        const file = node.source.value;
        const [specifier] = node.specifiers;
        if (!file.endsWith('.module.css') || specifier?.type !== 'ImportDefaultSpecifier') return;
        const css = readFileSync(resolve(dirname(context.filename), file), 'utf8').replace(/\/\*.*?\*\//gs, '');
        const known = new Set(Array.from(css.matchAll(/\.(-?[a-z_][\w-]*)/gi), ([, name]) => name));
        const [variable] = context.sourceCode.getDeclaredVariables(specifier);
        for (const { identifier } of variable?.references ?? []) {
          const { parent } = identifier;
          if (parent.type !== 'MemberExpression' || parent.object !== identifier || parent.computed) continue;
          const { name } = parent.property;
          if (!known.has(name))
            context.report({ node: parent, messageId: 'unknown', data: { file, name, known: [...known].join(', ') } });
        }
      },
    };
  },
};

/** A plugin of oxlint, which `rules.json` names. */
export default { meta: { name: 'css' }, rules: { 'known-classes': knownClasses } };
