// Imported only for the style sheet: the public pages run none of this.
import '#web/styles/tokens.css';
import '#web/styles/fonts.css';
import '#web/styles/base.css';
import '#web/styles/public.css';
export { Shell } from '#web/app/shell/shell.tsx';
export { publicPages } from './public-pages.ts';
