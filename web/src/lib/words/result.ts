/** Result (/result) */

export const heading = 'Assessment Completed';
export const congratulations = 'Congratulations!';
export const home = 'Return to Home';
