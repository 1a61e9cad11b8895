import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { hasCode } from '../files/error-code.ts';
import { checkedJson } from '../files/read-json.ts';

/** The file of a release that says which packages it is made of, in CycloneDX's form: <https://cyclonedx.org>. */
export const materialsFile = 'materials.cdx.json';

/** A package of which a release holds something. */
export interface Material {
  name: string;
  version: string;
  /** What it says of its licence: an SPDX expression, as `MIT`. Nothing where it says none. */
  licence?: string | undefined;
  /** The text of its licence, where it brings one along. */
  text?: string | undefined;
  /** Whether visitors are sent something of it. What only renders pages is no copy that anybody gets. */
  sent: boolean;
}

const sent = { name: 'mosaico:sent-to-visitors', value: 'true' };

/** What we read of a bill of materials; tools read all of it. */
const billSchema = v.looseObject({
  components: v.array(
    v.looseObject({
      group: v.optional(v.string()),
      name: v.string(),
      version: v.string(),
      licenses: v.array(
        v.looseObject({
          expression: v.optional(v.string()),
          license: v.optional(
            v.looseObject({
              id: v.optional(v.string()),
              name: v.optional(v.string()),
              text: v.optional(v.looseObject({ content: v.string() })),
            }),
          ),
        }),
      ),
      properties: v.array(v.looseObject({ name: v.string(), value: v.string() })),
    }),
  ),
});

/** Materials as a bill of materials of CycloneDX 1.6. The same materials make the same bytes: no date, no number of its own. */
export function billOf(release: { workspace: string; version: string }, materials: readonly Material[]): object {
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': `${release.workspace}@${release.version}`,
        name: release.workspace,
        version: release.version,
      },
    },
    components: [...materials].sort(byName).map((material) => {
      const { name, version } = material;
      const [group, rest] = name.startsWith('@') ? name.split('/') : [undefined, name];
      const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
      return {
        type: 'library',
        'bom-ref': purl,
        ...(group && { group }),
        name: rest,
        version,
        purl,
        licenses: [licenceOf(material)],
        properties: material.sent ? [sent] : [],
      };
    }),
  };
}

/** CycloneDX lists SPDX's names under `id`, and takes expressions without a text. */
function licenceOf({ licence, text }: Material): object {
  if (licence !== undefined && /[ (]/.test(licence)) {
    if (text === undefined) return { expression: licence };
    return { license: { name: licence, text: { content: text } } };
  }
  return {
    license: { ...(licence ? { id: licence } : { name: 'none named' }), ...(text && { text: { content: text } }) },
  };
}

/**
 * The materials of the release in a folder; nothing of one that was built before they were written down. Throws an `Error`
 * naming the release when its file is no such bill.
 */
export async function materialsIn(folder: string, release: string): Promise<Material[] | undefined> {
  const source = `${materialsFile} of ${release}`;
  let text: string;
  try {
    text = await readFile(join(folder, materialsFile), 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  const { components } = checkedJson(billSchema, text, source);
  return components.map(({ group, name, version, licenses: [first], properties }) => ({
    name: group ? `${group}/${name}` : name,
    version,
    licence: first?.expression ?? first?.license?.id ?? first?.license?.name,
    text: first?.license?.text?.content,
    sent: properties.some((each) => each.name === sent.name),
  }));
}

function byName(a: Material, b: Material): number {
  return `${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1;
}
