// The site of unit tests: the declarations of all workspaces here, and of others as published. So a page under test finds figures
// and pages of others as it does on the site.
const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { withLocalLists } = require('../src/site/resolve/local-lists.ts');
const { checkedWith, factsFileSchema, siteConfigurationSchema } = require('@mosaico/shared-types/schemas');
const { writtenJson } = require('../src/lib/read-json.ts');
const { textOf } = require('../src/lib/read-text.ts');
const { siteTable } = require('../src/table/site-table.ts');
const { environmentTypesFile } = require('../src/lib/folders.ts');
const { appWorkspaces, rootFolder } = require('../src/lib/workspaces.ts');

const root = rootFolder();
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const declared = (folder, file) => {
  const path = join(folder, 'src', `${file}.ts`);
  return existsSync(path) ? require(path).default : {};
};
const declaredFacts = (name, folder) => {
  const path = join(folder, 'src', 'facts.json');
  const place = `${name}/src/facts.json`;
  return existsSync(path) ? writtenJson(factsFileSchema, textOf(readFileSync(path), place), place) : {};
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
  facts: declaredFacts(name, folder),
  offers: declared(folder, 'offers'),
  slots: Object.keys(declared(folder, 'slots')),
}));

function environmentTypes() {
  // The whole site's repository has everything at hand.
  const demonstration = join(root, 'environments', 'demo');
  const file = join(demonstration, 'site.json');
  if (existsSync(file)) {
    const folders = [demonstration, ...appWorkspaces(root).map(({ folder }) => folder)];
    const publicFolders = folders.map((folder) => join(folder, 'public'));
    return { site: withLocalLists(read(file), publicFolders), declarations: [] };
  }
  const types = environmentTypesFile(root);
  if (existsSync(types)) return read(types);
  throw new Error(
    `${types} is not there: what other teams have published has not been read yet. Run: npx mosaico types`,
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
