/** Styles of `/mosaico/`, over the style sheet of the environment's shell: that has resets, faces and colours. */
export const environmentPageStyles = `
body > * {
  max-width: calc(var(--mo-measure-page) + 2 * var(--mo-measure-gutter));
  margin-inline: auto;
  padding-inline: var(--mo-measure-gutter);
}
h1 {
  font-size: var(--mo-size-hero);
}
h2 {
  font-size: var(--mo-size-title);
}
h3 {
  font-size: 1.25rem;
}
h3,
h4 {
  margin-block: 1.75rem 0.5rem;
}
code {
  font: 0.875em/1.5 ui-monospace, Consolas, monospace;
}
body > header,
body > footer,
.facts {
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.5rem 2rem;
}
body > header,
body > footer {
  padding-block: 1rem 2rem;
}
.facts {
  justify-content: start;
}
section {
  padding-block: clamp(2.5rem, 2rem + 3vw, 5rem);
  border-block-start: 1px solid var(--mo-palette-divider);
}
.hero {
  display: grid;
  gap: 1rem;
}
.lead {
  max-width: var(--mo-measure-reading);
  font-size: var(--mo-size-lead);
}
h2 + .lead {
  margin-block: 0.75rem 1.75rem;
}
small,
.small,
.lead,
dt,
th,
body > footer {
  color: var(--mo-palette-text-secondary);
}
small,
.small,
dt,
table,
body > footer {
  font-size: var(--mo-size-small);
}
blockquote {
  padding-inline-start: 1rem;
  border-inline-start: 4px solid var(--mo-palette-secondary-main);
  font-weight: 600;
}
.tiles {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: 6px;
}
.tiles a {
  display: grid;
  align-content: space-between;
  min-height: 5rem;
  padding: 0.75rem 1rem;
  outline: 1px solid transparent;
  background: var(--mo-palette-primary-main);
  color: var(--mo-palette-primary-contrastText);
  text-decoration: none;
}
.tiles a:focus-visible {
  outline: 3px solid var(--mo-palette-surface-accentText);
}
.tiles a:hover strong {
  text-decoration: underline;
}
.tiles .new {
  background: var(--mo-palette-secondary-main);
  color: var(--mo-palette-secondary-contrastText);
}
.tiles a,
.command code,
button,
input {
  border-radius: var(--mo-radius-small);
}
.tag {
  display: inline-block;
  padding: 0.125rem 0.625rem;
  border-radius: var(--mo-radius-small);
  background: var(--mo-palette-surface-accent);
  color: var(--mo-palette-surface-accentText);
  font-size: var(--mo-size-small);
}
.warn {
  background: var(--mo-palette-surface-highlight);
  color: var(--mo-palette-warning-main);
}
summary {
  min-height: 2rem;
  cursor: pointer;
}
summary h3 {
  display: inline;
  margin-inline-end: 0.75rem;
}
.list > details,
.history > li {
  padding-block: 1rem;
  border-block-start: 1px solid var(--mo-palette-divider);
}
.list > details > div {
  margin-block-start: 1rem;
}
.list > details > summary > span {
  display: block;
  margin-block-start: 0.25rem;
}
.history > li:target {
  background: var(--mo-palette-surface-tinted);
}
.history h3 {
  margin: 0;
}
.why {
  font-weight: 600;
}
dl,
table,
.command {
  max-width: 60rem;
}
dd {
  margin-block-end: 0.75rem;
}
table {
  width: 100%;
  margin-block-end: 1rem;
  table-layout: fixed;
  border-collapse: collapse;
}
th,
td {
  padding: 0.5rem 1rem 0.5rem 0;
  border-block-end: 1px solid var(--mo-palette-divider);
  text-align: start;
  vertical-align: top;
}
.command {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  margin-block: 0.75rem;
}
.command code {
  flex: 1 1 18rem;
  padding: 0.75rem 1rem;
  border: 1px solid var(--mo-palette-divider);
  user-select: all;
}
button,
input {
  min-height: 2.75rem;
  padding: 0.5rem 1rem;
  border: 1px solid var(--mo-palette-surface-outline);
  background: var(--mo-palette-background-paper);
}
.reason:not([hidden]) {
  display: grid;
  max-width: 30rem;
  margin-block-start: 1rem;
}
.chart {
  margin-block-end: 1.75rem;
}
.chart svg {
  display: block;
  width: 100%;
  height: 9rem;
}
.chart .views {
  fill: var(--mo-palette-primary-main);
}
.chart .exceptions {
  fill: var(--mo-palette-warning-main);
}
.chart line {
  stroke: var(--mo-palette-text-primary);
  stroke-dasharray: 4 3;
  vector-effect: non-scaling-stroke;
}
.chart .aborted {
  stroke: var(--mo-palette-warning-main);
  stroke-dasharray: none;
  stroke-width: 2;
}
.canary {
  max-width: 60rem;
  margin-block-end: 1.75rem;
}
.canary h3 {
  display: inline-block;
  margin-inline-end: 0.5rem;
}
.canary table {
  margin-block: 0.5rem 1rem;
}
.health {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: 0.75rem;
}
.health > li {
  padding: 1rem 1.25rem;
  border: 1px solid var(--mo-palette-divider);
  border-radius: var(--mo-radius-small);
}
.health h3 {
  display: inline;
  margin-inline-end: 0.5rem;
}
.health dl {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  gap: 0.5rem 1rem;
  margin-block-start: 0.75rem;
}
.health dd {
  margin: 0;
}
.history h4 {
  margin: 0;
}
@media (min-width: 60rem) {
  dl {
    display: grid;
    grid-template-columns: 8rem minmax(0, 1fr);
  }
  .history > li {
    display: grid;
    grid-template-columns: 12rem minmax(0, 1fr);
  }
}
`;
