import { siteConfigurationSchema } from '@mosaico/shared-types/schemas';
import { wrapped } from './exports-of.ts';
import type { Manifest } from '@mosaico/platform/lib/workspaces';

/** What this reads of a valibot schema. */
interface Schema {
  type: string;
  entries?: Record<string, Schema>;
  item?: Schema;
  /** Of a record: what each of its names has. */
  value?: Schema;
  wrapped?: Schema;
  pipe?: readonly Part[];
}

interface Part extends Schema {
  kind: 'schema' | 'validation' | 'transformation' | 'metadata';
  message?: unknown;
  description?: string;
}

const beginning = `# What can be configured

Made by \`npm run docs\`: every key of \`site.json\` (\`shared-types/src/schemas/site-configuration.ts\`), the
[variables](#environment-variables), and [\`package.json\`](#mosaico-in-packagejson). An address is an https: address or a path of this site. A name has at
most 100 letters, another text 300. See also the data files: [testimonials](../environments/README.md#testimonials),
[cases](../environments/README.md#cases), [what to do when one is refused](editors.md#when-it-is-refused).
`;

/** What commands and tests read of their surroundings: name → what it does. */
const variables: Readonly<Record<string, string>> = {
  MOSAICO_STORE:
    'The store: `s3://bucket/prefix?endpoint=…&region=…` or `file:///folder`. Default: from [`package.json`](#mosaico-in-packagejson), else `.mosaico/store`.',
  MOSAICO_WORK: 'A folder for store and sites, instead of `.mosaico`.',
  MOSAICO_COMPRESSION:
    '`quick`: a composition takes a third of the time, and its documents are 8 % larger. For environments that no visitor sees.',
  MOSAICO_SMOKE_TEST:
    'The default of `--smoke-test`. With `0`, `ship`, `promote` and `check` [open no page](operations.md#the-smoke-test).',
  CHROME_PATH: 'The Chrome or Chromium that opens pages, instead of the one that is found.',
  MOSAICO_PROMETHEUS_TOKEN:
    'The token that `mosaico health --prometheus` sends (`Authorization: Bearer …`) to a server that asks for credentials. Default: none.',
  MOSAICO_METRICS_TOKEN:
    'The token with which `mosaico serve` tells `/metrics`, 16 characters or more. Default: nobody is told ([reports](operations.md#reports)).',
  MOSAICO_TRUST_PROXY:
    'The proxies whose `X-Forwarded-For` `mosaico serve` reads, as `--trust-proxy` ([which](hosting.md#proxies-before-mosaico-serve)). Default: `loopback`.',
  MOSAICO_BY: 'The author of revisions. Default: from git.',
  PORT: 'The port of `npm start` and `npm run dev`. Default: 8080.',
  E2E_SITE: 'The address of a running site, which `npm run e2e` tests instead of its own.',
  E2E_PORT: 'The port of the site that `npm run e2e` starts. Default: a free one.',
  E2E_CHROMIUM: 'A Chromium for tests and measurements, instead of the one that is found.',
  AXE: '`all` checks each page with axe in all themes and widths: four times as many checks.',
};

/** What the `mosaico` of a repository's `package.json` holds; see `Manifest`. */
const ofRepository = {
  store: 'The store. `MOSAICO_STORE` overrides it.',
  environment: 'The default of `--env`. Default: `demo`.',
} as const satisfies Record<keyof NonNullable<Manifest['mosaico']>, string>;

const ending = `
## Environment variables

${lines(variables)}
For a bucket, the AWS SDK reads variables of its own (\`AWS_ACCESS_KEY_ID\`, \`AWS_PROFILE\`, \`AWS_REGION\`, \`AWS_ENDPOINT_URL\`, …).

## \`mosaico\` in \`package.json\`

Of the repository's root:

${lines(ofRepository)}`;

function lines(told: Readonly<Record<string, string>>): string {
  return Object.entries(told)
    .map(([name, what]) => wrapped(`- \`${name}\`: ${what}`))
    .join('');
}

/**
 * `docs/configuration.md`: every key of the site configuration with its purpose and its form, environment variables, and settings
 * in `package.json`. Throws for a key without a description.
 */
export function configurationReference(): string {
  const groups = Object.entries((siteConfigurationSchema as unknown as Schema).entries ?? {});
  const keys = groups.map(([key, schema]) => `\n## ${key}\n\n${wrapped(told(key, schema))}${below(key, schema)}`);
  return [beginning, ...keys, ending].join('');
}

/** A list with an entry for each key below, with its whole path. */
function below(key: string, schema: Schema): string {
  const lines = linesBelow(key, unwrapped(schema).inner);
  return lines.length > 0 ? `\n${lines.join('')}` : '';
}

function linesBelow(key: string, { entries, item, value }: Schema): string[] {
  const inside = entries ?? (item ?? value)?.entries ?? {};
  return Object.entries(inside).flatMap(([name, schema]) => {
    const path = `${key}${item ? '[]' : value ? '.<name>' : ''}.${name}`;
    return [wrapped(`- \`${path}\`: ${told(path, schema)}`), ...linesBelow(path, unwrapped(schema).inner)];
  });
}

/** One line. */
function told(key: string, schema: Schema): string {
  const { inner, isOptional } = unwrapped(schema);
  const what = inner.pipe?.find(({ type }) => type === 'description')?.description;
  if (!what) throw new Error(`${key} of the site configuration is not described: see told() beside its schema.`);
  const must = demandsOf(inner);
  const demands = [
    ...(must.length > 0 ? [` It must ${must.join(', ')}.`] : []),
    ...(isOptional ? [' May be left out.'] : []),
  ];
  return `${what}${demands.join('')}`;
}

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
  return [...new Set(said)];
}
