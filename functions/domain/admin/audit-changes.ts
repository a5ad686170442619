import { scaleTitle } from '#functions/domain/banks/bank-scales.ts';
import { numeral } from '#functions/domain/text/counted.ts';
import type { AuditEntry, QuestionEdit } from './audit.ts';
import { indiaMomentWords } from '#functions/domain/calendar/india-days.ts';
import { releaseWords, type ReportRelease } from '#functions/domain/reports/report-hold.ts';
import type { NoteChange } from '#functions/domain/banks/parameters/review-map.ts';
import type { FieldChange } from '#functions/domain/banks/bank-diff.ts';
import { sentence } from '#functions/domain/reports/document/document-words.ts';
import * as words from '#functions/domain/words/audit.ts';

/** A changed field, in words. */
export interface AuditChange {
  field: string;
  before?: string | undefined;
  after?: string | undefined;
}

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 0 });
const plain = (value: unknown) => (typeof value === 'number' ? numeral(value) : String(value));
const moment = (value: unknown) => (typeof value === 'number' ? momentWords(value) : plain(value));
const seconds = (value: unknown) =>
  Number(value) % 60 === 0 ? words.minutes(Number(value) / 60) : words.seconds(plain(value));

/** The units of the fields that the audit shows, if they have one. Ids, counters and values that the sentence already names are left out. */
const units: Partial<Record<string, (value: unknown) => string>> = {
  price: (value) => rupees.format(Number(value)),
  secondsPerAttempt: seconds,
  reportRelease: (value) => releaseWords(value as ReportRelease),
  holidays: holidayWords,
  active: (value) => (value ? words.values.yes : words.values.no),
  validFrom: moment,
  validUntil: moment,
  discountPercentage: (value) => words.percent(plain(value)),
  deadline: moment,
  // Entries count the last one, too, which closes the attempt.
  remaining: (value) => plain(Math.max(0, Number(value) - 1)),
  extraMinutes: (value) => words.minutes(Number(value)),
};

/** `2026-10-02 Gandhi Jayanti, 2026-12-25 Christmas` */
function holidayWords(value: unknown): string {
  const holidays = Array.isArray(value) ? value.map(recordOf) : [];
  return holidays.map(({ day, name }) => `${String(day)} ${String(name)}`).join(', ') || words.values.none;
}

/** The largest date of JavaScript, in the year 275760, stands for "no end". */
function momentWords(at: number): string {
  return at <= 0 ? words.values.start : at >= 8.64e15 ? words.values.end : indiaMomentWords(at);
}

/** The fields whose values differ, with units. */
export function auditChanges({ before, after, edits = [], notes = [] }: AuditEntry): AuditChange[] {
  const [old, now] = [recordOf(before), recordOf(after)];
  const changed = Object.entries(words.fields).flatMap(([field, name]): AuditChange[] => {
    const [was, is] = [old, now].map((values) => valueWords(values[field], units[field]));
    return was === is ? [] : [{ field: name, before: was, after: is }];
  });
  return [...changed, ...edits.flatMap(editChanges), ...notes.flatMap(noteChanges)];
}

function valueWords(value: unknown, inUnit = plain): string | undefined {
  return value === undefined || value === null || value === '' ? undefined : inUnit(value);
}

export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function editChanges({ action, number, fields: changes }: QuestionEdit): AuditChange[] {
  if (action === 'added') return [{ field: words.question(number), after: words.values.added }];
  if (action === 'removed') return [{ field: words.question(number), before: words.values.deleted }];
  return changes.map((change) => ({ ...spanOf(change), field: words.ofQuestion(number, fieldName(change)) }));
}

function noteChanges(note: NoteChange): AuditChange[] {
  const scale = scaleTitle(note);
  return note.fields.map((change) => ({ ...spanOf(change), field: words.ofParameter(scale, fieldName(change)) }));
}

const spanOf = ({ before, after }: FieldChange) => ({ before, after });

function fieldName({ field, option }: FieldChange): string {
  return option === undefined ? words.bankFields[field] : words.ofOption(words.bankFields[field], option);
}

/** `Points of “Option 2”: from 3 to 4.`: one change of a question, as a sentence. */
export function fieldWords(change: FieldChange): string {
  const { field, option = '', before, after } = change;
  if (field === 'option') return after === undefined ? words.optionRemoved(option) : words.optionAdded(option);
  const [name, is] = [sentence(fieldName(change)), after ? quoted(change, after) : words.values.nothing];
  return before ? words.change(name, quoted(change, before), is) : words.newValue(name, is);
}

function quoted({ field }: FieldChange, text: string): string {
  return ['points', 'place', 'quotient'].includes(field) ? text : `“${text}”`;
}
