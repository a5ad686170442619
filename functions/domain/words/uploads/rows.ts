/** What is wrong with the rows of an uploaded sheet (/admin/quizzes) */

import { counted } from '#functions/domain/text/counted.ts';
import { told } from '#functions/domain/words/told.ts';

const decided = 'You don’t need to do anything, if that is what you want.';
const optionsAlike = 'Change or remove one of them: candidates can’t tell them apart.';
const upload = 'Correct it and upload the file again.';
const describe = 'Describe in words what it shows, and delete it in the file.';
const emptyIfNone = 'If it is not an option, empty the cell in the file.';
const textOrEmpty = 'Type the text of the option, or empty its other cells.';
const chooseFive = 'Choose five options in the file and upload it again.';
const emptyOne = 'Leave one of the two blank.';
const jsonFields = 'Use the fields option, points, remarks, strength, scw and weakness, each with a text or a number.';
const correctJson = 'Correct the JSON, with straight quotation marks, or use the columns Option 1 to Option 5.';
const differentPoints = 'If the question should count, give its options different points.';
const oneToFive = 'Give 1, 2, 3, 4 or 5 points.';
const ifItBelongs = 'Check whether it belongs there, or delete the row in the file.';
const checkTarget = 'Check the target quiz ID under “Configure Quiz Details”.';

// Rows that are left out.
export const leftOut = told('You chose to leave this row out.', decided);
export const leftOutSuch = told('You chose to leave out rows like this one.', decided);
export const leftOutKind = (kind: string) => told(`You chose to leave out rows with this error (${kind}).`, decided);
export const repeatsHeader = told('This row repeats the header, so it is not a question.', decided);

export const noText = told('The row has no question text.', 'Type the question, or delete the row.');
export const noOptions = told('The row has no options: every option is blank.', 'Type at least one option.');
export const oneOption = told(
  'The question has only one option, so candidates have no choice.',
  'Type its other options.',
);
export const tooLong = (problem: string) => told(`${problem} The row is left out.`, upload);
export const sameText = (one: number, other: number, text: string) =>
  told(`Rows ${one} and ${other} have the same question text: “${text}”.`, 'Change, remove or leave out one of them.');
export const picture = told('There is a picture in or next to the row. We read only text.', describe);
export const maybeEmpty = (text: string) => told(`The option “${text}” may mean an empty cell.`, emptyIfNone);
export const optionTwice = told('The question has this option twice.', optionsAlike);
export const optionWithoutText = (place: number) =>
  told(`Option ${place} has no text, so its score and phrases are left out.`, textOrEmpty);
export const moreOptions = (most: number, text: string) =>
  told(`We read only Option 1 to Option ${most}, so “${text}” would not be stored.`, chooseFive);
export const otherFilled = (column: string, title: string) =>
  told(`We don’t read this cell, because column ${column}, which also means “${title}”, is filled.`, emptyOne);
export const noJson = told('The answers aren’t a JSON list like [{"option": "Often", "points": 5}].', correctJson);
export const jsonAndColumns = told('The row also has a JSON list of answers, which we use instead.', emptyOne);
export const jsonWithoutText = (place: number, lost: string) =>
  told(`Option ${place} of the answers has no text, so it is left out: ${lost}.`, jsonFields);
export const jsonUnused = (place: number, lost: string) =>
  told(`Option ${place} of the answers has something that we don’t use: ${lost}.`, jsonFields);

export const noScore = (place: number, points: string) =>
  told(`Option ${place} has no score, so it gets 1 point.`, `Type its score, from ${points}.`);
export const notRead = (problem: string, points: string) =>
  told(problem, `Type the score in digits, from ${points}, tell us what it is worth, or leave the row out.`);
export const scores = {
  date: (score: string) => `The score “${score}” is a date: the spreadsheet program has changed what was typed.`,
  unknownFormat: (score: string) => `The score “${score}” is in a number format that we can’t read.`,
  hidden: (score: string) => `The score “${score}” is hidden in the file.`,
  notCalculated: (score: string) => `The score “${score}” is a formula that was not calculated.`,
  error: (score: string) => `The score “${score}” is a spreadsheet error.`,
  noNumber: (score: string) => `The score “${score}” is not a number.`,
  tooLarge: (score: string) => `The score “${score}” is outside the possible range.`,
} as const;
export const shownScore = (score: string, shown: string) => `The file shows the score “${score}” as “${shown}”.`;
export const offScale = (points: string, [low, middle, high]: readonly string[]) =>
  told(`${points} points have no category: ${low} is Ignorance, ${middle} Passion and ${high} Goodness.`, oneToFive);
export const equalScores = (points: number) =>
  told(`All options have ${counted(points, 'point')}, so the question does not change any score.`, differentPoints);

const fillIn = {
  category: 'Fill it in, or choose a main parameter for all such questions.',
  subCategory: 'Fill it in, if its answers should count for a sub-parameter of the report.',
} as const;
export const noParameter = (of: keyof typeof fillIn, title: string) => told(`The row has no “${title}”.`, fillIn[of]);
export const noColumn = (of: keyof typeof fillIn, title: string) => told(`There is no column “${title}”.`, fillIn[of]);

export const noQuizId = (text: string) =>
  told(`“${text}” is not a quiz ID. The question goes to the same quiz as the rows below it.`, ifItBelongs);
const whichQuiz = (quizId: number | undefined) =>
  quizId === undefined ? 'The questions go to the quiz you have open.' : `We use ${quizId} from “Sr. No.”.`;
export const quizTaken = (invalid: string | undefined, quizId: number | undefined) =>
  invalid === undefined
    ? told(`The file has no quiz ID. ${whichQuiz(quizId)}`, checkTarget)
    : told(`“${invalid}” is not a quiz ID. ${whichQuiz(quizId)}`, checkTarget);
