// What the design system uses of Material UI's styles; the components use the rest by their own ways.
export { createTheme, StyledEngineProvider, ThemeProvider } from 'unshared/@mui/material/styles';
