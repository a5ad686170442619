/** Parts that many screens share (all pages) */

export const product = 'TrueIn';

export const loading = 'Loading...';
export const loadingText = 'Please wait while we load your content';
export const takeAssessment = 'Take Assessment';
export const menu = 'Menu';
export const closeMenu = 'Close menu';
export const logOut = 'Logout';

export const cancel = 'Cancel';
export const close = 'Close';
export const ok = 'OK';
export const tryAgain = 'Try again';
export const goBack = 'Go Back';
/** The text of a dialog that has to be scrolled. */
export const content = 'Content';
