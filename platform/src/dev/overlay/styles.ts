/** Of the problems' overlay alone: it stands in a shadow root, and takes nothing from the site. */
export const styles = `
section {
  position: fixed;
  inset: auto 0 0 0;
  box-sizing: border-box;
  width: 100vw;
  max-width: none;
  max-height: 60vh;
  margin: 0;
  padding: 0.75rem 1rem;
  border: 0;
  border-top: 3px solid #ff6b57;
  background: #161a24;
  color: #f3f1ec;
  color-scheme: dark;
  font: 400 0.875rem/1.45 ui-monospace, monospace;
}
section:popover-open {
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
}
header {
  display: flex;
  align-items: center;
  justify-content: space-between;
}
h2 {
  margin: 0;
  color: #ff9d8f;
  font-size: 1rem;
}
button {
  min-height: 2rem;
  padding: 0 0.75rem;
  border: 1px solid #8b93a7;
  border-radius: 4px;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
}
:focus-visible {
  outline: 2px solid #8fb4ff;
  outline-offset: 2px;
}
ul {
  display: grid;
  gap: 0.75rem;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
}
strong {
  color: #9cc8ff;
}
strong,
p {
  margin: 0;
  overflow-wrap: anywhere;
}
p {
  white-space: pre-wrap;
}
`;
