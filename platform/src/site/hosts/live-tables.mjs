// For nginx's njs module, printed by "mosaico host njs": looks into a composition's tables with each request, so that what a
// promotion changes counts at once. njs knows neither classes nor most of Node; a request starts with nothing of the one before.
import fs from 'fs';

/** The word after this one in a table of the site in use. Nothing where there is none, or no table: a composition of before. */
function find(r, table, key) {
  // Anybody's input: what ends a word could stand for another line's.
  if (!key || /["\n]/.test(key)) return '';
  try {
    const text = '\n' + fs.readFileSync(`${r.variables.document_root}/.nginx/${table}.map`).toString();
    const start = text.indexOf(`\n"${key}" "`);
    if (start < 0) return '';
    const from = start + key.length + 5;
    return text.slice(from, text.indexOf('"', from));
    // oxlint-disable-next-line no-unused-vars -- njs 0.7, which Debian 12 has, wants a name here.
  } catch (error) {
    return '';
  }
}

const asked = (r) => r.variables.mosaico_path;

/** The path of the page that a spelling is of, as `$mosaico_plain` has it. */
function path(r) {
  const plain = r.variables.mosaico_plain;
  return plain === '/' ? '/' : find(r, 'paths', (plain || '').toLowerCase());
}

function file(r) {
  return asked(r) === '/' ? '/index.html' : find(r, 'files', asked(r)) || `${asked(r)}.html`;
}

function elsewhere(r) {
  return find(r, 'elsewhere', asked(r));
}

function kind(r) {
  return find(r, 'embeddable', asked(r)) || 'document';
}

function canonical(r) {
  return find(r, 'texts', r.uri);
}

export default { path, file, elsewhere, kind, canonical };
