/**
 * Of the page `/mosaico/` alone, over the style sheet that the shell of the environment starts with: resets, faces and colours are the
 * site's, in both schemes. Without that sheet the page is plain, and whole all the same.
 */
export const environmentPageStyles = `
body > * {
  max-width: calc(var(--mo-measure-page) + 2 * var(--mo-measure-gutter));
  margin-inline: auto;
  padding-inline: var(--mo-measure-gutter);
}
h1 {
  font-size: var(--mo-size-hero);
  font-weight: 760;
  line-height: 0.98;
  letter-spacing: -0.04em;
}
h2 {
  font-size: var(--mo-size-title);
}
h3 {
  font-size: 1.25rem;
  font-weight: 650;
}
section > h3 {
  margin-block: 2rem 0.5rem;
}
h4 {
  margin-block: 1.75rem 0.5rem;
  font-size: 1.0625rem;
}
code {
  font: 0.875em/1.5 ui-monospace, 'SFMono-Regular', Consolas, 'Liberation Mono', monospace;
}
small,
.small {
  color: var(--mo-palette-text-secondary);
  font-size: var(--mo-size-small);
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
  color: var(--mo-palette-text-primary);
  font: 700 1.25rem/1 var(--mo-face-display);
  letter-spacing: -0.03em;
  text-decoration: none;
}
body > header svg {
  width: 1.75rem;
}
.a {
  fill: var(--mo-palette-tile-a);
}
.b {
  fill: var(--mo-palette-tile-b);
}
.c {
  fill: var(--mo-palette-tile-c);
}
section {
  padding-block: clamp(2.5rem, 2rem + 3vw, 5rem);
  border-block-start: 1px solid var(--mo-palette-divider);
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
  color: var(--mo-palette-text-secondary);
  font-size: var(--mo-size-small);
  font-weight: 600;
}
.eyebrow::before {
  content: '';
  width: 0.75em;
  height: 0.75em;
  border-radius: 0 0 0.75em 0;
  background: var(--mo-palette-secondary-main);
}
.lead {
  max-width: var(--mo-measure-reading);
  color: var(--mo-palette-text-secondary);
  font-size: var(--mo-size-lead);
  line-height: 1.5;
}
h2 + .lead {
  margin-block: 0.75rem 1.75rem;
}
blockquote {
  max-width: var(--mo-measure-reading);
  padding-inline-start: 1rem;
  border-inline-start: 4px solid var(--mo-palette-secondary-main);
  font-weight: 600;
}
.facts {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.5rem;
  color: var(--mo-palette-text-secondary);
  font-size: var(--mo-size-small);
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
  border-radius: var(--mo-radius-small);
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
  outline: 3px solid var(--mo-palette-surface-accentText);
  outline-offset: 3px;
}
.mosaic strong {
  font: 700 clamp(0.875rem, 0.75rem + 0.5vw, 1.1875rem) / 1.1 var(--mo-face-display);
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
  border-end-end-radius: var(--mo-radius-corner);
}
.mosaic + p {
  margin-block-start: 0.75rem;
}
.cobalt {
  --ground: var(--mo-palette-primary-main);
  --on-ground: var(--mo-palette-primary-contrastText);
}
.sand {
  --ground: var(--mo-palette-tile-d);
  --on-ground: var(--mo-palette-text-primary);
}
.sky {
  --ground: var(--mo-palette-tile-e);
  --on-ground: var(--mo-palette-secondary-contrastText);
}
.ink {
  --ground: var(--mo-palette-tile-c);
  --on-ground: var(--mo-palette-background-default);
}
.marigold {
  --ground: var(--mo-palette-secondary-main);
  --on-ground: var(--mo-palette-secondary-contrastText);
}
.tag {
  display: inline-block;
  padding: 0.125rem 0.625rem;
  border-radius: 4px 4px 12px 4px;
  background: var(--mo-palette-surface-accent);
  color: var(--mo-palette-surface-accentText);
  font: 600 0.875rem/1.5 var(--mo-face-text);
}
.warn {
  background: var(--mo-palette-surface-highlight);
  color: var(--mo-palette-warning-main);
}
.notice {
  padding: 0.75rem 1rem;
  border: 1px solid var(--mo-palette-warning-main);
  border-radius: var(--mo-radius-tile);
}
summary {
  cursor: pointer;
}
code + a {
  margin-inline-start: 0.375rem;
}
.list > details {
  border-block-start: 1px solid var(--mo-palette-divider);
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
  color: var(--mo-palette-surface-accentText);
  font: 400 2rem/1 var(--mo-face-display);
  text-align: center;
}
.list > details[open] > summary::after {
  content: '–';
}
.list > details > summary:hover h3 {
  color: var(--mo-palette-surface-accentText);
}
.list > details > summary > span {
  grid-column: 1 / 3;
  grid-row: 2;
  color: var(--mo-palette-text-secondary);
  font-size: var(--mo-size-small);
}
.list > details > div {
  padding-block-end: 2rem;
  scroll-margin-block-start: 7rem;
}
.inner > summary {
  min-height: 2rem;
  color: var(--mo-palette-surface-accentText);
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
  color: var(--mo-palette-text-secondary);
  font-size: var(--mo-size-small);
  line-height: 1.7rem;
}
dd {
  margin-block-end: 0.75rem;
}
table {
  width: 100%;
  max-width: 60rem;
  border-collapse: collapse;
  font-size: var(--mo-size-small);
  line-height: 1.45;
}
th,
td {
  padding: 0.5rem 1.25rem 0.5rem 0;
  border-block-end: 1px solid var(--mo-palette-divider);
  text-align: start;
  vertical-align: top;
}
td:first-child {
  min-width: 7rem;
}
th {
  color: var(--mo-palette-text-secondary);
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
  border: 1px solid var(--mo-palette-divider);
  border-radius: var(--mo-radius-small);
  background: var(--mo-palette-surface-tinted);
  user-select: all;
}
.command [role='status']:empty {
  display: none;
}
button,
input {
  min-height: 2.75rem;
  padding: 0.5rem 1rem;
  border: 1px solid var(--mo-palette-surface-outline);
  border-radius: var(--mo-radius-small);
  background: var(--mo-palette-background-paper);
  color: var(--mo-palette-text-primary);
  font: inherit;
}
::placeholder {
  color: var(--mo-palette-text-secondary);
  opacity: 1;
}
button {
  border-color: transparent;
  border-radius: 4px 4px 16px 4px;
  background: var(--mo-palette-primary-main);
  color: var(--mo-palette-primary-contrastText);
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
  border-block-start: 1px solid var(--mo-palette-divider);
}
.history > li:target {
  background: var(--mo-palette-surface-tinted);
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
  border-block-start: 1px solid var(--mo-palette-divider);
  color: var(--mo-palette-text-secondary);
  font-size: var(--mo-size-small);
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
    border-block-end: 1px solid var(--mo-palette-divider);
  }
  td {
    padding: 0;
    border: 0;
  }
  td + td {
    color: var(--mo-palette-text-secondary);
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
