/** Where the application survey stands. */
export const formAnchor = 'postular';
