/** Failures of requests (all pages) */

export const unexpected = 'Something went wrong on our side. Please try again in a moment.';
export const unreachable = 'We couldn’t reach our server. Please check your connection and try again.';
export const signedOut = 'Your session has ended. Please sign in again.';
export const tooLarge = 'That’s too much to send at once. Please send it in smaller parts.';
export const busy = 'We’re very busy right now. Please try again in a moment.';
