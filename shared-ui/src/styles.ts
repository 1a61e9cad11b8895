// What holds for every page; the shell imports it once.
import './theme/theme-variables.css.ts';
import './theme/global.css';
