/** What readers say of their reports (/admin/feedback) */

export const title = 'Feedback';
export const about = (step: number) =>
  `What adults answer at the end of their report. Each question shows its answers in steps of ${step}, so that no count can be traced to a person. ` +
  'This is evidence of acceptance, not of validity: people also recognise themselves in a text that would fit anyone.';
export const none = (step: number) => `No question has ${step} answers yet.`;
export const columns = { question: 'Question', quiz: 'Assessment', total: 'Answers' };
/** The titles of the columns with the counts, for both questions. */
export const counts = ['Yes, or very useful', 'Partly', 'No, or not useful'];
