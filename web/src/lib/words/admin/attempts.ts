/** Attempts, and one attempt with its timeline (/admin/attempts) */

import { counted } from '#functions/domain/text/counted.ts';

export const title = 'Attempts';
export const about =
  'Running attempts come first, then those that ended most recently. Select an attempt’s start time to see what happened, to grant time or a return, or to reissue its report. The list updates automatically.';
export const filters = { all: 'All', running: 'Running', from: 'Started from', until: 'Started until' };
export const none = {
  attempt: 'Nobody has started an attempt yet.',
  ofPerson: 'They haven’t started an attempt yet.',
  batch: 'None',
  time: 'Waiting for late answers',
};
export const facts = { ended: 'Ended', answered: 'Answered', returns: 'Returns used', batch: 'Batch' };
export const ends = {
  candidate: 'Ended by the candidate',
  time: 'Ended: time ran out',
  limit: 'Ended: no returns left',
};
export const answered = (answers: number, questions: number) => `${answers} of ${questions}`;
export const returnsUsed = (used: number, allowed: number) => `${used} of ${allowed}`;
export const nobody = 'Nobody with a matching name or email has signed in.';
export const extra = (minutes: number) => counted(minutes, 'extra minute');
export const granted = (minutes: number, quizId: number) => `${extra(minutes)} for the next attempt at quiz ${quizId}`;

export const titleOf = (name: string) => (name ? `${name}’s attempt` : 'Attempt of a deleted account');
export const back = 'All attempts';
export const quiz = (name: string, version: number) => `${name}, version ${version}`;
export const times = { left: 'Time left', taken: 'Time taken', limit: 'Time limit', late: 'Late answers' };
export const more = { quality: 'Response quality', next: 'For the next attempt', reference: 'Reference' };
export const qualityIs = (tier: string) => `Response quality: ${tier.toLowerCase()}`;
export const told = (sentence: string) => `The report tells the candidate: “${sentence}”`;
export const toldIfScored = (text: string) => `If every main parameter has a score, the report says: “${text}”`;
export const notTold = 'The candidate’s report doesn’t mention it.';
export const neverRejects = (rules: number) => `Response quality never rejects anyone. Rules version: ${rules}.`;

const returns = (left: number) => counted(left, 'return is', 'returns are');
export const actions = { time: 'Grant more time', return: 'Grant a return', next: 'Grant time for the next attempt' };
export const timeTitle = (name: string) => `Grant ${name} more time`;
export const timeDone = (minutes: number) =>
  `Granted ${extra(minutes)}. The candidate’s clock shows this within two minutes.`;
export const returnTitle = (name: string) => `Grant ${name} one more return`;
export const returnAbout = (left: number) =>
  `${returns(left)} left now. Coming back to the assessment, reloading it or leaving its tab uses one. When none are left, any of these ends the attempt.`;
export const returnDone = (left: number) => `Granted one more return: ${returns(left)} left.`;
export const nextTitle = (name: string) => `Grant ${name} time for the next attempt`;
export const nextAbout = 'This is added to the time limit of the quiz, for the next attempt only.';
export const nextDone = (name: string, minutes: number) => `${name} has ${extra(minutes)} for the next attempt.`;
export const notLoaded = 'The list of quizzes hasn’t loaded yet. Please try again in a moment.';
export const minutes = 'Minutes';
export const minutesRange = (min: number, max: number) => `From ${min} to ${max}.`;
export const report = { read: 'Read the report', download: 'Download the report', reissue: 'Reissue the report' };
export const reissueTitle = (name: string) => `Reissue ${name}’s report`;
export const reissueAbout = (version: number, email: string) =>
  `The report is made again from version ${version} of the question bank and emailed to ${email || 'the candidate'}. It replaces the current one.`;
export const mayArriveTwice = 'We don’t know whether the last email was sent, so the report may arrive twice.';
export const reissued = 'The report is being made again and will be emailed.';

export const events = { title: 'What happened', none: 'No events recorded.' };
export const timeline = { since: 'Since the start', event: 'Event', details: 'Details', when: 'When', late: 'late' };
export const marks = { answer: 'Answer', late: 'Late answer', event: 'Absence', grant: 'Grant', end: 'Deadline' };
export const entries = { started: 'Started', ordered: 'Report requested', return: 'Granted one more return' };
export const limit = (time: string) => `Time limit: ${time}.`;
export const earlier = (minutes: number) => `It includes ${extra(minutes)} granted earlier.`;
export const answer = (question: number) => `Answered question ${question}`;
export const chose = (option: string) => `Chose “${option}”.`;
export const position = (position: number) => `Position ${position} on the screen.`;
export const took = (time: string) => `${time} after the previous answer.`;
export const causes = {
  open: 'Came back',
  reload: 'Reloaded the page',
  'back-forward': 'Came back with the browser’s back or forward button',
  'tab-switch': 'Left the tab',
};
export const away = (time = 'an unknown time') => `Away for ${time}`;
export const gotTime = (minutes: number) => `Granted ${extra(minutes)}`;
export const grantedBy = (admin: string, reason: string) => `By ${admin}: ${reason}`;
export const emails = {
  made: 'Report made and passed to the email service',
  sent: 'Email sent',
  delivered: 'Email delivered',
  bounced: 'Email bounced',
  failed: 'Report not sent',
  unknown: 'Email may have been sent',
};

export const answers = (count: number, slowest: string) => `${counted(count, 'answer')}, the slowest after ${slowest}.`;
export const late = (count: number) => `${counted(count, 'answer')} arrived late.`;
export const absences = (count: number, away: string) => `${counted(count, 'absence')}, ${away} in all.`;
export const neverLeft = 'Never left the tab.';
export const grants = (count: number) => `${counted(count, 'grant')}.`;
