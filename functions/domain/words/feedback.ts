/** The questions at the end of a report (/reports/…), also in the personal export and on the admin's page (/admin/feedback) */

export const soundsLikeYou = 'Does this sound like you?';
export const howUseful = 'How useful was this report?';
export const answers = {
  ofParameter: { yes: 'Yes', partly: 'Partly', no: 'No' },
  ofReport: { yes: 'Very useful', partly: 'Partly useful', no: 'Not useful' },
};
/** The whole question about a main parameter or, without one, about the report. */
export const question = (parameter: string | undefined) =>
  parameter === undefined ? howUseful : `${parameter}: ${soundsLikeYou}`;

export const notAsked = 'This report doesn’t ask that question. Please reload the page.';
export const answerOne = 'Please answer at least one of the questions.';
