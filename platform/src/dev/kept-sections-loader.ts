/**
 * webpack loader for development: a section that a module declares again after a hot reload is the one that is on the page.
 * A new one would be shown anew, without what was typed, opened or focused in it, and only after the 300 ms for which
 * React holds back what has just been replaced by a fallback.
 */
export default function keptSectionsLoader(source: string): string {
  const kept = source.replace(/(?<=^const \w+ = )section(?=[<(])/gm, 'keptSection');
  return kept === source ? source : `${kept}\n${keptSection}`;
}

/** The text of its `load` function identifies a section: another module or mode makes another section. */
const keptSection = `function keptSection(mode, load) {
  const name = mode + ' ' + load;
  const hot = import.meta.webpackHot;
  const kept = hot?.data?.[name] ?? section(mode, load);
  hot?.dispose((data) => (data[name] = kept));
  return kept;
}
`;
