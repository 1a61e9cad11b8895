/**
 * webpack loader for development. After a hot reload, a section that a module declares again stays the one on the page. A new one
 * would lose what was typed, opened or focused in it. It would also show 300 ms later, since React holds back content that
 * replaces a fallback.
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
