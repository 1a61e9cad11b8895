/** Of the page `/mosaico/` alone. Faces and colours are those of the shell that it shows, where that has them by these names. */
export const environmentPageStyles = `
:root {
  color-scheme: light dark;
  --ink: var(--mo-palette-text-primary, light-dark(#0d1430, #f4f0e6));
  --soft: var(--mo-palette-text-secondary, light-dark(#49506e, #b4bbd8));
  --paper: var(--mo-palette-background-default, light-dark(#fbf8f1, #0b1026));
  --raised: var(--mo-palette-background-paper, light-dark(#ffffff, #131a38));
  --tinted: var(--mo-palette-surface-tinted, light-dark(#f2ede0, #10162f));
  --line: var(--mo-palette-divider, light-dark(#e2dccd, #27305a));
  --outline: var(--mo-palette-surface-outline, light-dark(#757b94, #7581b3));
  --link: var(--mo-palette-surface-accentText, light-dark(#1b38cc, #a6b4ff));
  --warn: var(--mo-palette-warning-main, light-dark(#8a5300, #ffc94d));
  --marigold: var(--mo-palette-secondary-main, #ffb719);
  --on-marigold: var(--mo-palette-secondary-contrastText, #0d1430);
  --display: var(--mo-face-display, system-ui, sans-serif);
  --gutter: var(--mo-measure-gutter, clamp(28px, 0.6rem + 3vw, 4rem));
  --small: 0.9375rem;
}
* {
  box-sizing: border-box;
}
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 400 1.0625rem/1.6 var(--mo-face-text, system-ui, sans-serif);
  overflow-wrap: anywhere;
}
body > * {
  max-width: calc(76rem + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
}
a {
  color: var(--link);
  text-underline-offset: 0.28em;
}
:focus-visible {
  outline: 3px solid var(--link);
  outline-offset: 3px;
}
h1,
h2,
h3 {
  margin: 0;
  font-family: var(--display);
  line-height: 1.08;
  letter-spacing: -0.025em;
}
h1 {
  font-size: clamp(2.4rem, 1.65rem + 3.8vw, 4.5rem);
  font-weight: 760;
  line-height: 0.98;
  letter-spacing: -0.04em;
}
h2 {
  font-size: clamp(1.875rem, 1.5rem + 1.7vw, 3rem);
}
h3 {
  font-size: 1.25rem;
  font-weight: 650;
}
section > h3 {
  margin-block: 2rem 0.5rem;
}
h4 {
  margin: 1.75rem 0 0.5rem;
  font-size: 1.0625rem;
}
p,
ul,
ol,
dl,
dd,
blockquote {
  margin: 0;
}
[role='list'] {
  padding: 0;
  list-style: none;
}
code {
  font: 0.875em/1.5 ui-monospace, 'SFMono-Regular', Consolas, 'Liberation Mono', monospace;
}
small,
.small {
  color: var(--soft);
  font-size: var(--small);
}
body > header {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 2rem;
  padding-block: 1rem;
}
body > header a {
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  min-height: 2.5rem;
  color: var(--ink);
  font: 700 1.25rem/1 var(--display);
  letter-spacing: -0.03em;
  text-decoration: none;
}
body > header svg {
  width: 1.75rem;
}
.a {
  fill: var(--mo-palette-tile-a, #1e3fe4);
}
.b {
  fill: var(--mo-palette-tile-b, #ffb719);
}
.c {
  fill: var(--mo-palette-tile-c, light-dark(#0d1430, #f4f0e6));
}
section {
  padding-block: clamp(2.5rem, 2rem + 3vw, 5rem);
  border-block-start: 1px solid var(--line);
}
.hero {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem clamp(2rem, 5vw, 5rem);
  align-items: center;
  border: 0;
}
.hero > div:first-child {
  display: grid;
  gap: 1rem;
  justify-items: start;
}
.eyebrow {
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  color: var(--soft);
  font-size: var(--small);
  font-weight: 600;
}
.eyebrow::before {
  content: '';
  width: 0.75em;
  height: 0.75em;
  border-radius: 0 0 0.75em 0;
  background: var(--marigold);
}
.lead {
  max-width: 50ch;
  color: var(--soft);
  font-size: clamp(1.125rem, 1.06rem + 0.35vw, 1.3125rem);
  line-height: 1.5;
}
h2 + .lead {
  margin-block: 0.75rem 1.75rem;
}
blockquote {
  max-width: 50ch;
  padding-inline-start: 1rem;
  border-inline-start: 4px solid var(--marigold);
  font-weight: 600;
}
.facts {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.5rem;
  color: var(--soft);
  font-size: var(--small);
}
.mosaic {
  position: relative;
  margin: -3px;
}
.mosaic li {
  position: absolute;
  padding: 3px;
  container-type: size;
}
.mosaic a {
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  height: 100%;
  padding: clamp(0.5rem, 0.8vw, 0.75rem) clamp(0.5rem, 1vw, 1rem);
  overflow: hidden;
  border-radius: 4px;
  background: var(--ground);
  color: var(--on-ground);
  text-decoration: none;
  outline: 1px solid transparent;
  outline-offset: -1px;
}
.mosaic a:hover strong {
  text-decoration: underline;
}
.mosaic a:focus-visible {
  outline: 3px solid var(--link);
  outline-offset: 3px;
}
.mosaic strong {
  font: 700 clamp(0.875rem, 0.75rem + 0.5vw, 1.1875rem) / 1.1 var(--display);
  letter-spacing: -0.03em;
}
.mosaic span {
  font-size: clamp(0.8125rem, 0.75rem + 0.2vw, 0.9375rem);
  line-height: 1.2;
}
/* Low: name and size beside each other. */
@container (max-height: 4.25rem) {
  .mosaic a {
    flex-direction: row;
    gap: 0.5rem;
  }
  .mosaic span {
    white-space: nowrap;
  }
}
.mosaic li:last-child a {
  border-end-end-radius: 28px;
}
.mosaic + p {
  margin-block-start: 0.75rem;
}
.cobalt {
  --ground: var(--mo-palette-primary-main, #1e3fe4);
  --on-ground: var(--mo-palette-primary-contrastText, #ffffff);
}
.sand {
  --ground: var(--mo-palette-tile-d, light-dark(#e4dcc6, #222b57));
  --on-ground: var(--ink);
}
.sky {
  --ground: var(--mo-palette-tile-e, #b9c5ff);
  --on-ground: var(--on-marigold);
}
.ink {
  --ground: var(--mo-palette-tile-c, light-dark(#0d1430, #f4f0e6));
  --on-ground: var(--paper);
}
.marigold {
  --ground: var(--marigold);
  --on-ground: var(--on-marigold);
}
.tag {
  display: inline-block;
  padding: 0.125rem 0.625rem;
  border-radius: 4px 4px 12px 4px;
  background: var(--mo-palette-surface-accent, light-dark(#e7ebff, #1f2a5c));
  color: var(--link);
  font: 600 0.875rem/1.5 var(--mo-face-text, system-ui, sans-serif);
}
.warn {
  background: var(--mo-palette-surface-highlight, light-dark(#ffefc7, #352f1b));
  color: var(--warn);
}
.notice {
  padding: 0.75rem 1rem;
  border: 1px solid var(--warn);
  border-radius: 4px 4px 28px 4px;
}
summary {
  cursor: pointer;
}
code + a {
  margin-inline-start: 0.375rem;
}
.list > details {
  border-block-start: 1px solid var(--line);
}
.list > details > summary {
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 1.25rem;
  align-items: center;
  gap: 0.25rem 1rem;
  min-height: 4rem;
  padding-block: 1rem;
  list-style: none;
}
.list > details > summary::-webkit-details-marker {
  display: none;
}
.list > details > summary::after {
  content: '+';
  grid-area: 1 / 3;
  color: var(--link);
  font: 400 2rem/1 var(--display);
  text-align: center;
}
.list > details[open] > summary::after {
  content: '–';
}
.list > details > summary:hover h3 {
  color: var(--link);
}
.list > details > summary > span {
  grid-column: 1 / 3;
  grid-row: 2;
  color: var(--soft);
  font-size: var(--small);
}
.list > details > div {
  padding-block-end: 2rem;
  scroll-margin-block-start: 7rem;
}
.inner > summary {
  min-height: 2rem;
  color: var(--link);
}
.inner > :nth-child(2) {
  margin-block-start: 0.5rem;
}
dl {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 2rem;
  max-width: 60rem;
}
dt {
  color: var(--soft);
  font-size: var(--small);
  line-height: 1.7rem;
}
dd {
  margin-block-end: 0.75rem;
}
table {
  width: 100%;
  max-width: 60rem;
  border-collapse: collapse;
  font-size: var(--small);
  line-height: 1.45;
}
th,
td {
  padding: 0.5rem 1.25rem 0.5rem 0;
  border-block-end: 1px solid var(--line);
  text-align: start;
  vertical-align: top;
}
th {
  color: var(--soft);
  font-weight: 600;
}
.changes {
  display: grid;
  gap: 0.5rem;
  max-width: 60rem;
}
.command {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  max-width: 60rem;
  margin-block-start: 0.75rem;
}
.command code {
  flex: 1 1 18rem;
  padding: 0.75rem 1rem;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: var(--tinted);
  user-select: all;
}
.command [role='status']:empty {
  display: none;
}
button,
input {
  min-height: 2.75rem;
  padding: 0.5rem 1rem;
  border: 1px solid var(--outline);
  border-radius: 4px;
  background: var(--raised);
  color: var(--ink);
  font: inherit;
}
::placeholder {
  color: var(--soft);
  opacity: 1;
}
button {
  border-color: transparent;
  border-radius: 4px 4px 16px 4px;
  background: var(--mo-palette-primary-main, #1e3fe4);
  color: var(--mo-palette-primary-contrastText, #ffffff);
  font-weight: 600;
  cursor: pointer;
}
.reason {
  display: grid;
  gap: 0.25rem;
  max-width: 30rem;
  margin-block-start: 1rem;
}
[hidden] {
  display: none;
}
.command + p {
  margin-block-start: 0.75rem;
}
.history {
  margin-block-start: 1.5rem;
}
.history > li {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem 2rem;
  padding-block: 1.25rem;
  border-block-start: 1px solid var(--line);
}
.history > li:target {
  background: var(--tinted);
}
.history > li > div {
  display: grid;
  gap: 0.5rem;
}
.why {
  font-weight: 600;
}
body > footer {
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.5rem 2rem;
  padding-block: 1.5rem 3rem;
  border-block-start: 1px solid var(--line);
  color: var(--soft);
  font-size: var(--small);
}
@media (max-width: 40rem) {
  thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  tr {
    display: grid;
    padding-block: 0.625rem;
    border-block-end: 1px solid var(--line);
  }
  td {
    padding: 0;
    border: 0;
  }
  td + td {
    color: var(--soft);
  }
  td + td::before {
    content: attr(data-head) ': ';
  }
}
@media (min-width: 60rem) {
  .hero {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    min-height: 34rem;
  }
  dl {
    grid-template-columns: 8rem minmax(0, 1fr);
  }
  .changes > li {
    display: grid;
    grid-template-columns: 12rem minmax(0, 1fr);
    gap: 1rem;
  }
  .history > li {
    grid-template-columns: 12rem minmax(0, 1fr);
  }
}
@media print {
  button,
  .reason {
    display: none;
  }
}
`;
