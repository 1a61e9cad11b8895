/** Addresses of the two self-hosted font files, as the shell's bundler gives them. */
export interface FontUrls {
  /** `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2` */
  displayUrl: string;
  /** `@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2` */
  textUrl: string;
}

/** Family stacks: the web font, then Arial bent to the same widths and heights so that the swap moves nothing. */
export const displayFamily = "'Bricolage Grotesque Variable', 'Bricolage Fallback', Arial, sans-serif";
export const textFamily = "'Instrument Sans Variable', 'Instrument Fallback', Arial, sans-serif";

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

const webFace = (family: string, weight: string, url: string): string =>
  `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weight};src:url(${JSON.stringify(url)}) format('woff2');unicode-range:${latin}}`;

/**
 * `advance`: mean width of Spanish text in the web font divided by its width in Arial; `ascent` and `descent`: of the
 * web font, in em. The overrides are relative to the adjusted size, hence the divisions.
 */
const fallbackFace = (
  family: string,
  weight: string,
  local: string,
  advance: number,
  ascent: number,
  descent: number,
): string => {
  const percent = (value: number): string => `${(value * 100).toFixed(1)}%`;
  return `@font-face{font-family:'${family}';font-weight:${weight};src:${local};size-adjust:${percent(advance)};ascent-override:${percent(ascent / advance)};descent-override:${percent(descent / advance)};line-gap-override:0%}`;
};

const arial = "local('Arial'),local('ArialMT'),local('Liberation Sans'),local('Roboto')";
const arialBold = "local('Arial Bold'),local('Arial-BoldMT'),local('Liberation Sans Bold'),local('Roboto Bold')";

/** The `@font-face` rules of the site, for the global styles of the shell. */
export function fontFaces({ displayUrl, textUrl }: FontUrls): string {
  return [
    webFace('Bricolage Grotesque Variable', '200 800', displayUrl),
    webFace('Instrument Sans Variable', '400 700', textUrl),
    fallbackFace('Bricolage Fallback', '500 800', arialBold, 1.016, 0.93, 0.27),
    fallbackFace('Instrument Fallback', '400 500', arial, 1.01, 0.97, 0.25),
    fallbackFace('Instrument Fallback', '600 700', arialBold, 0.972, 0.97, 0.25),
  ].join('');
}
