/** What differs between two versions of a bank, and what that means for reports (/admin) */

import type { FieldChange } from '#functions/domain/banks/bank-diff.ts';
import { phrases } from './questions.ts';

export const comparing = 'Comparing versions...';
export const fromTo = (from: number, to: number) => `From version ${from} to version ${to}`;
export const changesTo = (version: number) => `Changes to version ${version}`;
export const groups = { new: 'New', changed: 'Changed', gone: 'Removed', same: 'Unchanged', notes: 'Parameters' };
/** Accessible names of the lists. */
export const lists = {
  new: 'New questions',
  changed: 'Changed questions',
  gone: 'Removed questions',
  same: 'Unchanged questions',
  notes: 'Changed parameters',
};
export const showMore = (total: number) => `Show more (${total.toLocaleString('en-IN')} in all)`;

const fields: Record<Exclude<FieldChange['field'], 'option'>, string> = {
  text: 'Question',
  category: 'Category',
  subCategory: 'Sub Category',
  optionText: 'Option text',
  points: 'Points',
  ...phrases,
  place: 'Position',
  quotient: 'Quotient',
  meaning: 'Meaning',
  nextStep: 'Next step',
};
export function field({ field, option, after }: FieldChange): string {
  if (field === 'option') return after === undefined ? 'Option removed' : 'Option added';
  if (option === undefined || field === 'optionText') return fields[field];
  return `${fields[field]} of “${option}”`;
}
export const before = 'before: ';
export const after = 'after: ';
export const empty = 'empty';

export const effect = 'Effect on reports';
export const moreEffects = (count: number) => `Show ${count} more`;
