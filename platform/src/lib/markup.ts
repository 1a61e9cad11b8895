/** A text as it is written within HTML, SVG or XML, between tags and in a quoted attribute alike. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
