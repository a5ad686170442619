/** In place of a page that failed (all pages behind the sign-in) */

/** Its code could not be loaded. */
export const load = {
  title: 'We couldn’t load this page',
  text: 'Please check your connection and reload the page. Your answers are safe.',
};
export const crash = {
  title: 'Something went wrong',
  text: 'Please reload the page. Your answers are safe. If this happens again, turn off translation and extensions in your browser for this page.',
};
export const reload = 'Reload the page';
