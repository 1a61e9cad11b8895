import type { Release } from '@mosaico/shared-types/schemas';
import { licencesIn, type LicensedPackage } from '../../store/licences.ts';
import type { Store } from '../../store/store.ts';

/** Name of the list of other authors' packages in a composed folder. Their licences must go along with their work. */
export const licencesPage = 'licencias.txt';

/** The packages of others of which visitors of these releases download something. */
export async function licencesOf(store: Store, releases: readonly Release[]): Promise<LicensedPackage[]> {
  const found = await Promise.all(
    releases.map(async ({ workspace, version }) =>
      licencesIn(await store.releaseFolder(workspace, version), `${workspace}@${version}`),
    ),
  );
  return found.flat();
}

/** The list: each package once, those with one text together, in alphabetical order. */
export function licences(agency: string, packages: readonly LicensedPackage[]): string {
  const groups = new Map<string, string[]>();
  for (const { name, version, licence = 'sin nombre', text = '' } of packages) {
    const names = groups.get(`${licence}\n${text}`) ?? [];
    names.push(`${name} ${version}`);
    groups.set(`${licence}\n${text}`, names);
  }
  const parts = [...groups].map(([key, names]) => {
    const end = key.indexOf('\n');
    const text = key.slice(end + 1);
    return `${[...new Set(names)].sort().join('\n')}\nLicencia: ${key.slice(0, end)}\n${text && `\n${text}\n`}`;
  });
  return [`El sitio de ${agency} contiene el trabajo de otros. Gracias.\n`, ...parts.sort()].join(
    `\n${'-'.repeat(72)}\n\n`,
  );
}
