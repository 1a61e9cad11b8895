/** Of the version switcher alone: it stands in a shadow root, and takes nothing from the site. */
export const styles = `
:host {
  color-scheme: light dark;
  --ink: light-dark(#0d1430, #f4f1ea);
  --paper: light-dark(#ffffff, #161d3a);
  --line: light-dark(#6b7190, #9aa0bd);
  --strong: light-dark(#2b3ec4, #aab4ff);
  --on-strong: light-dark(#ffffff, #0d1430);
  --warn: light-dark(#9a3412, #ffb38a);
  font: 400 0.9375rem/1.4 system-ui, sans-serif;
  color: var(--ink);
}
/* At the right edge, in the page's margin, so that it covers nothing. */
aside {
  position: fixed;
  inset: auto 0 1.5rem auto;
  z-index: 9;
  display: flex;
  align-items: end;
  gap: 0.5rem;
  max-width: min(26rem, 100vw);
  pointer-events: none;
}
/* Above the controls that pages have in the corner of a wide window. */
@media (min-width: 60rem) {
  aside {
    bottom: 38%;
  }
}
aside > * {
  pointer-events: auto;
}
aside [role='status']:not(:empty) {
  position: relative;
  max-height: 50vh;
  padding: 0.5rem 2.75rem 0.5rem 0.75rem;
  overflow: auto;
  border: 1px solid var(--warn);
  border-radius: 4px;
  background: var(--paper);
  color: var(--warn);
}
aside p {
  margin: 0;
  overflow-wrap: anywhere;
}
aside .done {
  color: var(--ink);
}
aside p + p {
  margin-top: 0.5rem;
}
button,
input,
select {
  box-sizing: border-box;
  min-height: 2.25rem;
  max-width: 100%;
  padding: 0.25rem 0.75rem;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: var(--paper);
  color: var(--ink);
  font: inherit;
}
button {
  cursor: pointer;
}
select,
input {
  width: 100%;
}
select {
  text-overflow: ellipsis;
}
button:hover {
  border-color: var(--ink);
}
.edge {
  display: flex;
  flex: none;
  flex-direction: column;
  gap: 0.25rem;
}
.edge > button {
  flex: none;
  /* The page's margin, whatever the size of text. */
  width: max(24px, min(1.5rem, 0.6rem + 3vw - 1px));
  min-height: 0;
  padding: 0.75rem 0;
  border-right: 0;
  border-radius: 4px 0 0 4px;
  font-size: 0.8125rem;
  line-height: 1;
}
/* WebKitGTK's scrollbar overlays the page, and takes presses there. From this width on the margin has room beside it. */
@media (min-width: 80rem) {
  .edge {
    margin-inline-end: 24px;
  }
  .edge > button {
    border-right: 1px solid var(--line);
    border-radius: 4px;
  }
}
/* WebKit does not rotate buttons. */
.edge > button > span {
  writing-mode: vertical-rl;
}
aside [role='status'] button {
  position: absolute;
  inset: 0.25rem 0.25rem auto auto;
  min-width: 2.25rem;
  padding: 0;
  border-color: transparent;
}
.main,
[data-changed] {
  border-color: var(--strong);
  background: var(--strong);
  color: var(--on-strong);
}
:focus-visible {
  outline: 3px solid var(--strong);
  outline-offset: 2px;
}
dialog {
  box-sizing: border-box;
  width: min(44rem, calc(100vw - 1.5rem));
  max-height: calc(100dvh - 1.5rem);
  padding: clamp(1rem, 4vw, 2rem);
  border: 1px solid var(--line);
  border-radius: 4px;
  background: var(--paper);
  color: var(--ink);
}
dialog::backdrop {
  background: rgb(13 20 48 / 60%);
}
h2 {
  margin: 0 0 0.25rem;
  font-size: 1.375rem;
  line-height: 1.2;
}
form > p {
  margin: 0 0 0.5rem;
}
a {
  display: inline-block;
  margin-block-end: 0.75rem;
  color: var(--strong);
}
.row {
  display: grid;
  grid-template-columns: minmax(8rem, 1fr) minmax(0, 2fr);
  align-items: center;
  gap: 0.25rem 1rem;
  padding: 0.375rem 0;
  border-top: 1px solid color-mix(in srgb, var(--line) 40%, transparent);
}
.details {
  grid-column: 2;
  margin: 0;
  font-size: 0.8125rem;
  overflow-wrap: anywhere;
}
.details:empty {
  display: none;
}
.problems {
  grid-column: 1 / -1;
  margin: 0;
  color: var(--warn);
  white-space: pre-line;
  overflow-wrap: anywhere;
}
.problems:empty {
  display: none;
}
.actions {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  margin-top: 1rem;
}
.actions [role='status'] {
  flex: 1 1 12rem;
}
@media (max-width: 30rem) {
  .row {
    grid-template-columns: minmax(0, 1fr);
  }
  .details {
    grid-column: 1;
  }
}
@media print {
  :host {
    display: none;
  }
}
`;
