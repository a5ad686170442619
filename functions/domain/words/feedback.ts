/** The questions at the end of a report (/reports/…), also in the personal export and on the admin's page (/admin/feedback) */

/** About a main parameter or, without one, about the whole report. */
export const questionAbout = (parameter: string | undefined) =>
  parameter === undefined ? 'How useful was this report?' : `${parameter}: does this sound like you?`;
export const answersAbout = (parameter: string | undefined) =>
  parameter === undefined
    ? { yes: 'Very useful', partly: 'Partly useful', no: 'Not useful' }
    : { yes: 'Yes', partly: 'Partly', no: 'No' };

export const notAsked = 'This report doesn’t ask that question. Please reload the page.';
export const answerOne = 'Please answer at least one of the questions.';
