/** Of the version switcher alone, which stands in a shadow root. It takes the site's face and colours, where the page has them. */
export const styles = `
:host {
  color-scheme: light dark;
  --paper: var(--mo-palette-background-paper, Canvas);
  --ink: var(--mo-palette-text-primary, CanvasText);
  --strong: var(--mo-palette-surface-accentText, light-dark(#2b3ec4, #aab4ff));
  --warn: var(--mo-palette-error-main, light-dark(#9a3412, #ffb38a));
  font: 400 0.9375rem/1.4 var(--mo-face-text, system-ui), sans-serif;
  color: var(--ink);
}
p {
  margin: 0;
  overflow-wrap: anywhere;
}
button,
input,
select {
  box-sizing: border-box;
  min-height: 2.25rem;
  max-width: 100%;
  padding: 0.25rem 0.75rem;
  border: 1px solid color-mix(in srgb, var(--ink) 55%, transparent);
  border-radius: 4px 4px 12px;
  background: var(--paper);
  color: var(--ink);
  font: inherit;
}
input,
select {
  width: 100%;
}
.main,
[data-changed] {
  border-color: var(--strong);
  background: var(--strong);
  color: var(--paper);
}
:focus-visible {
  outline: 3px solid var(--strong);
  outline-offset: 2px;
}
/* Low at the right edge, in the page's margin, so that it covers nothing. */
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
@media (min-width: 86rem) {
  aside {
    bottom: 1rem;
  }
}
aside > * {
  pointer-events: auto;
}
aside [role='status']:not(:empty) {
  position: relative;
  display: grid;
  gap: 0.5rem;
  max-height: 50vh;
  padding: 0.5rem 2.75rem 0.5rem 0.75rem;
  overflow: auto;
  border: 1px solid var(--warn);
  background: var(--paper);
}
aside [role='status'] button {
  position: absolute;
  inset: 0.25rem 0.25rem auto auto;
  min-width: 2.25rem;
  padding: 0;
  border: 0;
  background: none;
}
.edge {
  display: flex;
  flex: none;
  flex-direction: column;
  gap: 0.25rem;
}
.edge > button {
  /* The page's margin, whatever the size of text. */
  width: max(24px, min(1.5rem, 0.6rem + 3vw - 1px));
  padding: 0.75rem 0;
  border-radius: 4px 0 0 4px;
  font-size: 0.8125rem;
  line-height: 1;
}
/* WebKitGTK's scrollbar overlays the page, and takes presses there. From this width on the margin has room beside it. */
@media (min-width: 80rem) {
  .edge {
    margin-inline-end: 24px;
  }
}
/* WebKit does not rotate buttons. */
.edge > button > span {
  writing-mode: vertical-rl;
}
dialog {
  box-sizing: border-box;
  width: min(44rem, calc(100vw - 1.5rem));
  padding: clamp(1rem, 4vw, 2rem);
  border: 1px solid color-mix(in srgb, var(--ink) 55%, transparent);
  border-radius: 4px 4px 40px;
  background: var(--paper);
  color: inherit;
}
h2 {
  margin: 0;
  font: 700 1.5rem/1.2 var(--mo-face-display, inherit), sans-serif;
}
a {
  display: inline-block;
  margin-block: 0.5rem 0.75rem;
  color: var(--strong);
}
.row {
  display: grid;
  grid-template-columns: minmax(8rem, 1fr) minmax(0, 2fr);
  align-items: center;
  gap: 0.25rem 1rem;
  padding: 0.375rem 0;
  border-top: 1px solid color-mix(in srgb, var(--ink) 20%, transparent);
}
.details {
  grid-column: 2;
  font-size: 0.8125rem;
}
.problems {
  grid-column: 1 / -1;
  color: var(--warn);
  white-space: pre-line;
}
.row > :empty {
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
