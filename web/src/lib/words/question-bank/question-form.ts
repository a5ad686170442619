/** Edit Question, Add New Question, Parameters (dialogs of /admin/quizzes) */

import { quotientNames, type QuotientCode } from '#functions/domain/banks/parameters/parameter-map.ts';
import { counted } from '#functions/domain/text/counted.ts';

export const edit = { title: 'Edit Question', action: 'Save Changes' };
export const add = { title: 'Add New Question', action: 'Add Question' };
export const serial = (number: number) => `SNo ${number}`;
export const use = (name: string) => `Use “${name}”`;
export const addOption = 'Add option';
export const option = (number: number) => `Option ${number}`;
export const moveUp = (number: number) => `Move option ${number} up`;
export const moveDown = (number: number) => `Move option ${number} down`;
export const removeOption = (number: number) => `Remove option ${number}`;

export const noText = 'Please enter the question.';
export const sameText = (number: number) => `Question ${number} already has this text. Please change one of them.`;
export const noOptions = 'A question needs at least one option. Please add one.';
export const noOptionText = (number: number) => `Please enter the text of option ${number}, or remove it.`;
export const twin = (name: string) =>
  `This looks like “${name}”, which is in use. Use that, or save again to keep yours.`;
export const notANumber = 'Please enter the points as a number.';
export const outOfRange = (max: string) => `Points must be between −${max} and ${max}.`;

export const parameters = { title: 'Parameters', action: 'Save parameters' };
export const intro =
  'Set what the report says about each parameter. All questions of a quotient’s sub-parameters count equally towards it. Candidates see your changes after you submit them.';
export const tooMany = (shown: number, all: number) =>
  `A report describes at most ${shown} parameters, so only the first ${shown} of ${all.toLocaleString('en-IN')} are shown here. To describe others instead, use the “Parameters” sheet of a file.`;
export const problemOf = (title: string, problem: string) => `“${title}”: ${problem}`;
export const noQuotient = 'No quotient';
export const quotient = (code: QuotientCode) => `${code} – ${quotientNames[code]}`;
export const ofParameter = (name: string) => `of ${name},`;
export const questions = (count: number) => counted(count, 'question');
export const levels = (count: number, all: number) =>
  `Lower, middle and higher scores, and an exercise: ${count} of ${all} texts`;
export const room = (count: number, max: number) => `${count.toLocaleString('en-IN')} of ${max} characters`;
