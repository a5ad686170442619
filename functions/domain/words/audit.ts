/** The audit (/admin/audit). A name in braces, such as `{quiz}`, is drawn with a link. */

import { eachOptional } from '#functions/domain/banks/parameters/parameter-map.ts';
import { columns } from './parameters.ts';
import { counted } from '#functions/domain/text/counted.ts';

const questions = (count: number) => counted(count, 'question');
const parameters = (count: number) => counted(count, 'parameter');
export const minutes = (count: number) => counted(count, 'minute');

export const published = (count: number) => `{by} published ${questions(count)} of {quiz} as {version}.`;
export const counts = (fresh: number, changed: number, gone: number) =>
  `${fresh} new, ${changed} changed, ${gone} removed.`;
export const countsWithNotes = (added: number, changed: number, removed: number, notes: number) =>
  `${added} new, ${changed} changed, ${removed} removed, ${parameters(notes)} changed.`;
export const edited = '{by} changed the questions in {quiz} ({version}).';
export const editedQuestions = (count: number) => `{by} changed ${questions(count)} in {quiz} ({version}).`;
export const editedParameters = (count: number) => `{by} changed ${parameters(count)} in {quiz} ({version}).`;
export const editedBoth = (count: number, notes: number) =>
  `{by} changed ${questions(count)} and ${parameters(notes)} in {quiz} ({version}).`;
export const editedNote = '{by} changed {note} in {quiz} ({version}).';
export const editedOne = {
  added: (number: number) => `{by} added question ${number} to {quiz} ({version}).`,
  changed: (number: number) => `{by} changed question ${number} in {quiz} ({version}).`,
  removed: (number: number) => `{by} deleted question ${number} from {quiz} ({version}).`,
} as const;
export const restored = (from: number) => `{by} restored version ${from} of {quiz} as {version}.`;
export const restoredEarlier = '{by} restored an earlier version of {quiz} as {version}.';

export const quizChanged = '{by} changed the details of {quiz}.';
export const activated = '{by} made {quiz} active.';
export const activatedInstead = '{by} made {quiz} active in place of {before}.';
export const archived = '{by} archived {quiz}.';
export const unarchived = '{by} unarchived {quiz}.';

export const couponCreated = '{by} created {coupon}.';
export const couponChanged = '{by} changed {coupon}.';
export const deactivated = '{by} deactivated {coupon}.';
export const reactivated = '{by} reactivated {coupon}.';
export const discount = (percent: number) => `${percent}% off.`;
export const discountWithUses = (percent: number, uses: number) => `${percent}% off, at most ${counted(uses, 'use')}.`;
export const discountNoLimit = (percent: number) => `${percent}% off, no limit on uses.`;
export const takenBack = '{by} released {coupon}.';
export const takenBackFrom = '{by} released {coupon}, which {person} had redeemed.';

/** Stands for `{whose}`. */
export const personsAttempt = '{person}’s {attempt}';
export const someAttempt = 'an {attempt}';
export const timeGranted = (count: number) => `{by} granted ${counted(count, 'extra minute')} to {whose}.`;
export const nextTimeGranted = (count: number) =>
  `{by} granted ${counted(count, 'extra minute')} to {next} for the next attempt at {quiz}.`;
export const returnGranted = '{by} granted one more return to {whose}.';
export const reissued = '{by} reissued the report on {whose}.';
export const resent = '{by} sent the report on {whose} again.';
export const released = '{by} released the held report on {whose}.';
export const viewed = '{by} opened the report on {whose}.';
export const exported = (what: string, from: string, until: string) =>
  `{by} exported the ${what} of attempts that ended between ${from} and ${until}.`;
export const exportKinds = { workbook: 'scores and answers', responses: 'answers', scores: 'scores' } as const;
export const onlyPerson = 'Only attempts by {person}.';
export const onlyBatch = 'Only attempts with coupons of {batch}.';

export const holidaysChanged = '{by} changed the public holidays.';
export const messageDone = '{by} marked the {message} as done.';
export const messageReopened = '{by} marked the {message} as open again.';
export const adminGranted = '{by} made {admin} an admin.';
export const adminRevoked = '{by} removed {admin} as an admin.';
export const erased = '{by} erased their own account.';

export const commandLine = 'An operator';
export const formerName = (name: string) => `${name} (deleted account)`;
export const quiz = (name: string, quizId: number) => `${name} (quiz ${quizId})`;
export const unknownQuiz = (quizId: number) => `quiz ${quizId}`;
export const version = (number: number) => `version ${number}`;
export const coupon = (code: string) => `the coupon ${code}`;
export const note = (scale: string) => `the parameter “${scale}”`;
export const batch = (label: string, count: number) => `the batch “${label}” (${counted(count, 'code')})`;
export const unknownBatch = (batchId: string) => `the batch ${batchId}`;
export const attempt = (moment: string) => `attempt of ${moment}`;
export const unknownAttempt = 'attempt';
export const message = (moment: string) => `contact message of ${moment}`;

/** The fields of quizzes, coupons and grants, then those of questions and parameters. */
export const fields = {
  ...{ name: 'Name', description: 'Description', price: 'Price', secondsPerAttempt: 'Time limit' },
  prompt: 'Line above the options',
  ...{ resumeLimit: 'Resume limit', reportRelease: 'Report is sent', holidays: 'Public holidays' },
  ...{
    questionCount: 'Questions',
    label: 'Label',
    active: 'Active',
    validFrom: 'Valid from',
    validUntil: 'Valid until',
  },
  ...{ maxUses: 'Maximum uses', discountPercentage: 'Discount', count: 'Codes', deadline: 'Deadline' },
  ...{ remaining: 'Returns left', extraMinutes: 'Extra minutes' },
} as const;
export const bankFields = {
  ...{ text: 'text', category: 'main parameter', subCategory: 'sub-parameter', option: 'option', place: 'position' },
  ...{ optionText: 'text', points: 'points', remarks: 'report phrase', strength: 'strength', weakness: 'weakness' },
  ...{ scw: 'strength cum weakness', quotient: 'quotient', meaning: 'meaning', nextStep: 'next step' },
  ...eachOptional((field) => `“${columns[field]}”`),
} as const;
export const ofOption = (field: string, option: string) => `${field} of “${option}”`;
export const question = (number: number) => `Question ${number}`;
export const ofQuestion = (number: number, field: string) => `Question ${number}, ${field}`;
export const ofParameter = (scale: string, field: string) => `Parameter “${scale}”, ${field}`;

export const values = {
  ...{ yes: 'yes', no: 'no', none: 'none', nothing: 'nothing', start: 'no start date', end: 'no end date' },
  ...{ added: 'added', deleted: 'deleted' },
} as const;
export const seconds = (count: string) => `${count} s`;
export const percent = (count: string) => `${count}%`;
export const change = (field: string, before: string, after: string) => `${field}: from ${before} to ${after}.`;
export const newValue = (field: string, after: string) => `${field}: ${after}.`;
export const optionAdded = (option: string) => `Added the option “${option}”.`;
export const optionRemoved = (option: string) => `Removed the option “${option}”.`;
