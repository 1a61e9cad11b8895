/** A paragraph that only the owner can write: one where the site configuration has it, else none. */
export const given = (text: string | undefined): readonly string[] => (text === undefined ? [] : [text]);
