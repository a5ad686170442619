/** What somebody enters into a form or an address (every screen) */

import { numeral } from '#functions/domain/text/counted.ts';

export const required = (name: string) => `${name} is required`;
export const tooLong = (name: string, most: number) => `${name} can have at most ${numeral(most)} characters.`;
export const notWhole = (name: string) => `${name} must be a whole number, in plain digits.`;
export const tooLow = (name: string, least: number) => `${name} must be ${least} or more.`;
export const tooHigh = (name: string, most: number) => `${name} must be ${most} or less.`;
export const decimals = (name: string) => `${name} can have at most two decimal places.`;

// The subjects of these sentences.
export const email = 'Email';
export const reason = 'A reason';
export const note = 'The note';
export const quizId = 'The quiz ID';
export const number = 'The number';
export const text = 'The text';
export const guardian = { name: 'Name', relationship: 'Relationship', contact: 'Contact' } as const;

export const notValid = 'Please check this entry.';
export const notAnId = 'This is not a valid ID.';
export const notAnEmail = 'Please enter a valid email address.';
export const notAMonth = 'Write a month like 2026-03.';
export const notADay = 'Write a day like 2026-03-02.';
export const noSuchDay = 'There is no such day.';
export const daysInOrder = 'The first day can’t be after the last day.';
