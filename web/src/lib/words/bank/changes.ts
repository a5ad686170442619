/** What differs between two versions of a bank, and what that means for reports (/admin/quizzes, /admin/versions) */

import type { FieldChange } from '#functions/domain/banks/bank-diff.ts';
import { columns, groups as ofQuestion, note, option as ofOption, phrases } from './questions.ts';

export const comparing = 'Comparing versions...';
export const fromTo = (from: number, to: number) => `From version ${from} to version ${to}`;
export const changesTo = (version: number) => `Changes to version ${version}`;
export const groups = { new: 'New', changed: 'Changed', gone: 'Removed', same: 'Unchanged', notes: 'Parameters' };
export const showMore = (total: number) => `Show more (${total.toLocaleString('en-IN')} in all)`;

const { text: optionText, points } = ofOption;
const fields = { ...columns, ...ofQuestion, optionText, points, ...phrases, place: 'Position', ...note };
export function field({ field, option, after }: FieldChange): string {
  if (field === 'option') return after === undefined ? 'Option removed' : 'Option added';
  return option === undefined || field === 'optionText' ? fields[field] : `${fields[field]} of “${option}”`;
}
export const sides = { before: 'before: ', after: 'after: ', empty: 'empty' };

export const effect = 'Effect on reports';
export const moreEffects = (count: number) => `Show ${count} more`;
