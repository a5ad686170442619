/** After one's own report (/reports/…); the questions are in functions/domain/words/feedback.ts */

export const title = 'What do you think of this report?';
export const about =
  'Answer only what you want to. You can send your answers only once. They don’t change your report. We store them with your account and add them to everyone’s totals. Our team sees only totals, in steps of ten, never who answered what.';
export const send = 'Send my answers';
export const thanks = 'Thank you. We have saved your answers.';
