/** A part of a public page that does not start (all public pages) */

export const didNotStart = 'An error occurred. Please try again later.';
