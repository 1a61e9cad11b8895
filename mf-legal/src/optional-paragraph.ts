/** A list with the text as its only paragraph; an empty list where the site configuration leaves the text out. */
export const optionalParagraph = (text: string | undefined): readonly string[] => (text === undefined ? [] : [text]);
