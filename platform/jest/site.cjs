// The site of unit tests: the declarations of all workspaces here, and of others as published. So a page under test finds figures
// and pages of others as it does on the site.
const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { checkedWith, siteConfigurationSchema } = require('@mosaico/shared-types/schemas');
const { siteTable } = require('../src/table/site-table.ts');
const { environmentTypesFile } = require('../src/lib/folders.ts');
const { appWorkspaces, rootFolder } = require('../src/lib/workspaces.ts');

const root = rootFolder();
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const declared = (folder, file) => {
  const path = join(folder, 'src', `${file}.ts`);
  return existsSync(path) ? require(path).default : {};
};
const own = appWorkspaces(root).map(({ name, folder }) => ({
  workspace: name,
  pages: Object.entries(declared(folder, 'pages')).map(([key, page]) => ({
    key,
    aliases: [],
    indexed: true,
    embeddable: false,
    ...page,
  })),
  facts: declared(folder, 'facts'),
  offers: declared(folder, 'offers'),
  slots: Object.keys(declared(folder, 'slots')),
}));

function environmentTypes() {
  // The whole site's repository has everything at hand.
  const demonstration = join(root, 'environments', 'demo', 'site.json');
  if (existsSync(demonstration)) return { site: read(demonstration), declarations: [] };
  const file = environmentTypesFile(root);
  if (existsSync(file)) return read(file);
  throw new Error(
    `${file} is not there: what other teams have published has not been read yet. Run: npx mosaico types`,
  );
}

const { site: written, declarations } = environmentTypes();
// With its defaults, as the composition reads it.
const site = checkedWith(siteConfigurationSchema, written, 'the site of unit tests');
const rest = declarations.filter(({ workspace }) => own.every((each) => each.workspace !== workspace));

exports.site = site;
/** For tests that look for problems: the rest takes the table. */
exports.releases = [...rest, ...own];
exports.table = siteTable(exports.releases, site).table;
