/** How a call to action looks: the main one, its alternative, or a link in text. */
export type ActionLook = 'primary' | 'secondary' | 'text';
