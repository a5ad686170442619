/** Result (/result) */

export const pageTitle = 'Assessment completed | TrueIn';
export const congratulations = 'Congratulations!';
export const heading = 'Assessment Completed';
export const home = 'Return to Home';

/** Keeps `24-48` on one line. */
export const onOneLine = (message: string) => message.replace(/\d+-\d+/, '<line>$&</line>');
