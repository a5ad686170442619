// Only for the style sheet that the build makes of it: no page runs any of this.
export { reportPages } from './report-pages.ts';
