import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../repository/workspaces.ts';
import { configurationReference } from './configuration-reference.ts';
import { promisedPackages, record } from './recorded-api.ts';

// `npm run api`: what the packages promise to remotes in other repositories, written down, and what `site.json` holds.
for (const name of promisedPackages) record(rootFolder(), name);
writeFileSync(join(rootFolder(), 'docs', 'configuration.md'), configurationReference());
