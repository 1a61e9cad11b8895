// What the site uses of Material UI's styles; see react-router-dom.ts in this folder. `installed/` is node_modules by
// another name: asking for the package by its own would ask the share scope, and so this file, again.
export { ThemeProvider, createTheme, keyframes, styled, useTheme } from 'installed/@mui/material/styles';
