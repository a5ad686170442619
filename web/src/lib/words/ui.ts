/** Parts that many screens share (all pages) */

export const product = 'TrueIn';
/** Before the message of what has failed. */
export const error = 'Error: ';
export const loading = { title: 'Loading...', text: 'Please wait while we load your content' };
export const takeAssessment = 'Take Assessment';
export const menu = { name: 'Menu', open: 'Open menu', close: 'Close menu', logOut: 'Logout' };
export const buttons = { cancel: 'Cancel', close: 'Close', ok: 'OK', tryAgain: 'Try again', goBack: 'Go Back' };
/** The text of a dialog that has to be scrolled. */
export const content = 'Content';
