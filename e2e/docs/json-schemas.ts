import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import { factsFileOptions, publicDataSchemas, siteConfigurationSchema } from '@mosaico/shared-types/schemas';
import { outputSchemas, sharedParts } from '@mosaico/platform/cli/output-schemas';

type JsonSchema = ReturnType<typeof toJsonSchema>;

/** Checks of ours that JSON Schema has no words for are left to the commands, which check the same files. */
const options = { errorMode: 'ignore', target: 'draft-07' } as const;

/** As the files of editors are written, in which a key that no schema names is a fault. */
const ofFiles: ConversionConfig = {
  ...options,
  typeMode: 'input',
  overrideSchema: ({ valibotSchema, jsonSchema }) =>
    valibotSchema.type === 'object' ? { ...jsonSchema, additionalProperties: false } : undefined,
};

/** Files in `platform/schemas`, for editors and for scripts that read `--json`: name → JSON Schema. */
export function jsonSchemas(): Record<string, string> {
  const schemas: Readonly<Record<string, object>> = {
    'site.schema.json': titled('site.json: the site configuration of an environment', withSchemaKey(ofSite())),
    'facts.schema.json': titled('facts.json: the figures of a workspace', ofFacts()),
    'casos.schema.json': titled(
      'casos.json: the agency’s cases',
      toJsonSchema(publicDataSchemas['data/casos.json'], ofFiles),
    ),
    'testimonios.schema.json': titled(
      'testimonios.json: what clients say',
      toJsonSchema(publicDataSchemas['data/testimonios.json'], ofFiles),
    ),
    'answers.schema.json': ofAnswers(),
  };
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, `${JSON.stringify(schema, withoutLinks, 1)}\n`]),
  );
}

const ofSite = (): JsonSchema => toJsonSchema(siteConfigurationSchema, ofFiles);

function ofFacts(): JsonSchema {
  const schema = withSchemaKey(toJsonSchema(factsFileOptions, ofFiles));
  return { ...schema, propertyNames: { anyOf: [{ const: '$schema' }, schema.propertyNames ?? {}] } };
}

/** The files that descriptions lead to lie beside docs/configuration.md. */
const withoutLinks = (key: string, value: unknown): unknown =>
  key === 'description' && typeof value === 'string' ? value.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1') : value;

/** A title stands first, after the schema's own schema. */
function titled(title: string, { $schema, ...schema }: JsonSchema): object {
  return { $schema, title, ...schema };
}

/** The file may name its schema. */
function withSchemaKey(schema: JsonSchema): JsonSchema {
  return { ...schema, properties: { $schema: { type: 'string' }, ...schema.properties } };
}

/** `#/$defs/<verb>` is what the verb answers. */
function ofAnswers(): object {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'What `mosaico <verb> --json` prints: see #/$defs/<verb>',
    $defs: toJsonSchemaDefs({ ...sharedParts, ...outputSchemas }, { ...options, typeMode: 'output' }),
  };
}
