/** Props of {@link StructuredData}. */
export interface StructuredDataProps {
  /** A schema.org object; `@context` is added. */
  data: { readonly '@type': string } & Readonly<Record<string, unknown>>;
}

/**
 * What a page tells search engines in schema.org's terms, as JSON-LD. A data block: it is not a script to the content
 * security policy, and its text cannot end the element it stands in.
 */
export function StructuredData({ data }: StructuredDataProps) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
