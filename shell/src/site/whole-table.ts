// A module of its own: no document needs it before it is interactive. Its pages read what it holds, and parts of the table.
export { tableEntry } from '@mosaico/shared-types/table';
