import { siteConfigurationSchema } from '@mosaico/shared-types/schemas';
import * as v from 'valibot';

/** What this reads of a valibot schema. */
interface Schema {
  type: string;
  entries?: Record<string, Schema>;
  item?: Schema;
  wrapped?: Schema;
  pipe?: readonly Part[];
}

interface Part extends Schema {
  kind: 'schema' | 'validation' | 'transformation' | 'metadata';
  message?: unknown;
  description?: string;
}

const beginning = `# \`site.json\`, key by key

Made from \`shared-types/src/schemas/site-configuration.ts\` by \`npm run api\`. What an environment is made of besides:
[environments](../environments/README.md). An address is an https: address, or a path of this site.
`;

/** `docs/configuration.md`: every key of the site configuration, what it is for, and what it must be. Throws for one without a word. */
export function configurationReference(): string {
  const groups = Object.entries((siteConfigurationSchema as unknown as Schema).entries ?? {});
  return beginning + groups.map(([key, schema]) => `\n## ${key}\n\n${told(key, schema)}${below(key, schema)}`).join('');
}

/** A list with an entry for each key below, with its whole path. */
function below(key: string, schema: Schema): string {
  const lines = linesBelow(key, unwrapped(schema).inner);
  return lines.length > 0 ? `\n${lines.join('')}` : '';
}

function linesBelow(key: string, { entries, item }: Schema): string[] {
  const inside = entries ?? item?.entries ?? {};
  return Object.entries(inside).flatMap(([name, schema]) => {
    const path = `${key}${item ? '[]' : ''}.${name}`;
    return [`- \`${path}\`: ${told(path, schema)}`, ...linesBelow(path, unwrapped(schema).inner)];
  });
}

/** One line. */
function told(key: string, schema: Schema): string {
  const { inner, isOptional } = unwrapped(schema);
  const what = v.getDescription(inner as unknown as v.GenericSchema);
  if (!what) throw new Error(`${key} of the site configuration is not described: see told() beside its schema.`);
  const must = demandsOf(inner).filter((demand) => demand !== usual);
  const demands = [
    ...(must.length > 0 ? [` It must ${must.join(', ')}.`] : []),
    ...(isOptional ? [' May be left out.'] : []),
  ];
  return `${what}${demands.join('')}\n`;
}

/** What most values are, which the beginning explains. */
const usual = 'be an https: address or a path of this site (/…)';

function unwrapped(schema: Schema): { inner: Schema; isOptional: boolean } {
  return schema.type === 'optional' && schema.wrapped
    ? { inner: schema.wrapped, isOptional: true }
    : { inner: schema, isOptional: false };
}

/** What is said of a value that is none, without what is said of every text. */
function demandsOf({ type, pipe = [] }: Schema): string[] {
  if (type === 'boolean') return ['be true or false'];
  const said = pipe.flatMap((part) => [
    ...(part.kind === 'schema' ? demandsOf(part) : []),
    ...(part.kind === 'validation' && typeof part.message === 'string' ? [part.message.replace(/^must /, '')] : []),
  ]);
  return [...new Set(said)].filter((each) => each !== 'not be empty');
}
