/** A text as it is written within HTML, SVG or XML, between tags and in a quoted attribute alike. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A piece of HTML: what is put into {@link markup} as it is. */
export class Markup {
  constructor(readonly html: string) {}
}

/** What a piece of HTML is made of: texts are escaped, pieces are not; of nothing nothing is written. */
export type MarkupPart = string | number | false | undefined | Markup | readonly MarkupPart[];

/** HTML of a template, whose texts may be anybody's: `` markup`<p>${subject}</p>` ``. Attributes stand in double quotes. */
export function markup(strings: TemplateStringsArray, ...parts: readonly MarkupPart[]): Markup {
  const written = (part: MarkupPart): string => {
    if (part === undefined || part === false) return '';
    if (part instanceof Markup) return part.html;
    return typeof part === 'object' ? part.map(written).join('') : escaped(String(part));
  };
  return new Markup(strings.reduce((html, string, index) => html + written(parts[index - 1]) + string));
}
