/** Side of a cell and half of the joint between tiles, in units of the drawing. */
export const cell = 100;
export const grout = 3;
