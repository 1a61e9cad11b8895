// What holds for every page; the shell imports it once.
import './theme-variables.css.ts';
import './global.css';
