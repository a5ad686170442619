// Imported only for the style sheet: no page runs any of this.
export { reportPages } from './report-pages.ts';
