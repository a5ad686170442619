/** A person's own report (/reports/…) */

import { reportArrives } from '#web/lib/words/promised-hours.ts';

export const pageTitle = (title: string) => `${title} | TrueIn`;
export const heading = 'Your report';
export const loading = 'Loading your report...';
export const loadFailed = 'We couldn’t load your report.';
export const myAccount = 'Go to my account';
export const notFound = {
  title: 'We couldn’t find this report',
  text: 'It may belong to another account. Your own reports are on your account page.',
};
export const withAnswers = 'PDF with all your answers';
export const noPdf = 'This report has no PDF yet. You can read all of it on this page.';
export const preparing = 'Your report is being prepared';
export const arrives = `${reportArrives} You can also read it here then.`;
export const notReady = (time: string) => `Not ready yet (checked at ${time}).`;
export const checkAgain = 'Check again';
