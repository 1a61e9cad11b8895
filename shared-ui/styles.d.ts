// Styles alone: nothing is imported from them. Beside the sources, whose declaration would name a file that is not in the package.
export {};
