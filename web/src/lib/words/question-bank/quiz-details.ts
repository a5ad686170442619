/** Quiz details (a dialog of /admin/quizzes) */

export const title = 'Quiz details';
export const save = (quizId: number) => `Save quiz ${quizId}`;
export const safe = 'What you typed is still here.';
export const adopted = 'These are the current details with your changes. Check them, then save again.';

export const promptHint = 'Optional: a short sentence that every question shows, e.g. What would you most likely do?';
export const limit = 'Time limit in minutes';
export const limitHint = (usual: string) =>
  `Minutes, e.g. 30 or 2:30. Leave empty for 1 minute per two questions (${usual}). Attempts in progress keep their limit.`;
export const notATime = (typed: string) => `“${typed}” is not a time. Please enter minutes, e.g. 30 or 2:30.`;
export const resumesHint = (min: number, max: number, usual: number) =>
  `The attempt closes at this many resumes or tab switches: ${min} to ${max}, usually ${usual}. With ${usual}, candidates have ${usual - 1} returns. Attempts in progress keep their limit.`;

export const release = { label: 'When reports are sent', scope: 'This applies to attempts that end from now on.' };
export const releases = {
  'at-once': { text: 'Immediately', about: 'We email each report within minutes.' },
  'after-hours': {
    text: 'After a set number of business hours',
    about: 'We hold each report, then email it automatically.',
  },
  'after-review': {
    text: 'After an admin has approved it',
    about: 'We hold each report until an admin releases it on the Reports page, which shows when it is due.',
  },
};
export const hours = 'Business hours after the attempt ends';
export const hoursHint = (max: number) =>
  `From 1 to ${max}, because we promise reports within ${max} business hours. Every hour from Monday to Friday counts, except on public holidays.`;
