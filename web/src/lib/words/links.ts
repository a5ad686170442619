/** Links to the sample report and to the contact form (public pages, /quiz-selection) */

export const sample = 'See a sample report';
export const pilot = 'Ask for a pilot';
export const needsCode = 'You need a code to start. <code>Get a code</code>';
