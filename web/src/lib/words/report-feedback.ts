/** After one's own report (/reports/…); the questions are in functions/domain/words/feedback.ts */

export const title = 'What do you think of this report?';
export const about =
  'Answer only what you want to, and send it once. Nothing in your report changes. We store your answers with your account and count them with those of others. Our team sees these counts in steps of ten, and never who answered what.';
export const send = 'Send my answers';
export const thanks = 'Thank you. We have saved your answers.';
