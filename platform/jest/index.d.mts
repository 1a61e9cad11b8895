/** What Jest needs to know of the workspace in this absolute folder: a project of its configuration. */
export function workspace(folder: string): Record<string, unknown>;
/** Removes the caller's settings (`MOSAICO_*`, `AWS_*`) from this process, so that tests write into no store that somebody works with. */
export function clearSettings(): void;
