import { rootFolder } from '../repository/workspaces.ts';
import { promisedPackages, record } from './recorded-api.ts';

// `npm run api`: what the packages promise to remotes in other repositories, written down.
for (const name of promisedPackages) record(rootFolder(), name);
