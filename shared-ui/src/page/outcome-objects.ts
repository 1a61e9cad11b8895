/** What stands on the tile of a step: drawn, from 0 to 64 both ways. */
interface StepDrawing {
  /** Paper and screens. */
  sheet: string;
  /** The one thing on it that counts. */
  mark?: string;
  /** Thin lines. */
  line?: string;
}

/** The things that the steps after a purchase, a booking or a form are about. */
export const objects = {
  form: { sheet: 'M12 4h40v56H12z', mark: 'M20 12h12v12H20z', line: 'M20 34h24M20 43h24M20 52h14' },
  envelope: { sheet: 'M4 14h56v42H4z', mark: 'M42 4h18v18A18 18 0 0 1 42 4z', line: 'm4 15 28 23 28-23' },
  receipt: { sheet: 'M14 4h36v56l-6-5-6 5-6-5-6 5-6-5-6 5z', mark: 'M22 34h20v9H22z', line: 'M22 15h20M22 24h12' },
  board: {
    sheet: 'M4 8h56v48H4z',
    mark: 'M8 14h11v9H8zM8 27h11v9H8zM27 14h10v9H27zM45 14h11v9H45z',
    line: 'M23 8v48M41 8v48',
  },
  /** Four of them, numbered. */
  sessions: {
    sheet: 'M4 4h26v26H4zM34 4h26v26H34zM4 34h26v26H4zM34 34h26v26H34z',
    mark: 'M4 26h26v4H4z',
    line: 'm14 12 4-3v14M42 13c1-5 10-5 10 0 0 4-10 6-10 10h10M12 41c2-4 9-3 9 1 0 3-3 4-5 4 3 0 6 1 6 4 0 5-9 5-10 1M50 55V38l-9 12h12',
  },
  bubble: { sheet: 'M4 8h56v40H28L14 60V48H4z', mark: 'M13 24h9v9h-9zM28 24h9v9h-9zM43 24h9v9h-9z' },
  /** The hour that is free again. */
  slot: {
    sheet: 'M4 20h26v18H4zM34 20h26v18H34zM4 42h26v18H4z',
    mark: 'M4 4h56v12H4z',
    line: 'M35 43h6m3 0h6m3 0h6v4m0 3v9h-6m-3 0h-6m-3 0h-6v-4m0-3v-9',
  },
  app: { sheet: 'M15 2h34v60H15z', mark: 'M22 44h20v10H22z', line: 'M32 12v22m-8-8 8 8 8-8' },
  call: { sheet: 'M4 8h56v40H4z', mark: 'M32 15a7 7 0 1 0 .1 0zM19 48a13 13 0 0 1 26 0z', line: 'M22 57h20' },
  tiles: { sheet: 'M4 4h26v26H4zM34 34h26v26H34z', mark: 'M34 4h26a26 26 0 0 1-26 26z', line: 'M5 35h24v24H5z' },
  review: { sheet: 'M8 4h40v56H8z', mark: 'M42 27a12 12 0 1 0 .1 0z', line: 'M16 15h24M16 25h12m22 24 10 10' },
} as const satisfies Record<string, StepDrawing>;

/** A thing on the tile of a step. */
export type StepObject = keyof typeof objects;
