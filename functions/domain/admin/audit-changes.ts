import { scaleTitle } from '#functions/domain/banks/bank-scales.ts';
import { counted } from '#functions/domain/text/counted.ts';
import type { AuditEntry, QuestionEdit } from './audit.ts';
import { indiaMomentWords } from '#functions/domain/calendar/india-days.ts';
import { releaseWords, type ReportRelease } from '#functions/domain/reports/report-hold.ts';
import type { NoteChange } from '#functions/domain/banks/parameters/review-map.ts';
import type { FieldChange } from '#functions/domain/banks/bank-diff.ts';

/** A changed field, in words. */
export interface AuditChange {
  field: string;
  before?: string | undefined;
  after?: string | undefined;
}

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 0 });
const plain = (value: unknown) => (typeof value === 'number' ? value.toLocaleString('en-IN') : String(value));
const moment = (value: unknown) => (typeof value === 'number' ? momentWords(value) : plain(value));
const yesNo = (value: unknown) => (value ? 'yes' : 'no');
const seconds = (value: unknown) => (Number(value) % 60 === 0 ? minutesWords(Number(value) / 60) : `${plain(value)} s`);

/** The fields that the audit shows, each with its unit. Ids, counters and values that the sentence already names are left out. */
const fields: Record<string, { name: string; words: (value: unknown) => string }> = {
  name: { name: 'Name', words: plain },
  description: { name: 'Description', words: plain },
  price: { name: 'Price', words: (value) => rupees.format(Number(value)) },
  secondsPerAttempt: { name: 'Time limit', words: seconds },
  resumeLimit: { name: 'Resume limit', words: plain },
  reportRelease: { name: 'Report is sent', words: (value) => releaseWords(value as ReportRelease) },
  holidays: { name: 'Public holidays', words: holidayWords },
  questionCount: { name: 'Questions', words: plain },
  label: { name: 'Label', words: plain },
  active: { name: 'Active', words: yesNo },
  validFrom: { name: 'Valid from', words: moment },
  validUntil: { name: 'Valid until', words: moment },
  maxUses: { name: 'Maximum uses', words: plain },
  discountPercentage: { name: 'Discount', words: (value) => `${plain(value)} %` },
  count: { name: 'Codes', words: plain },
  deadline: { name: 'Time is over', words: moment },
  remaining: { name: 'Resumes left', words: plain },
  extraMinutes: { name: 'More minutes', words: (value) => minutesWords(Number(value)) },
};

/** `2026-10-02 Gandhi Jayanti, 2026-12-25 Christmas` */
function holidayWords(value: unknown): string {
  const holidays = Array.isArray(value) ? value.map(recordOf) : [];
  return holidays.map(({ day, name }) => `${String(day)} ${String(name)}`).join(', ') || 'none';
}

/** The largest date of JavaScript, in the year 275760, stands for "no end". */
function momentWords(at: number): string {
  return at <= 0 ? 'the beginning' : at >= 8.64e15 ? 'no end' : indiaMomentWords(at);
}

export function minutesWords(minutes: number): string {
  return counted(minutes, 'minute');
}

/** The fields whose values differ, with units. */
export function auditChanges({ before, after, edits = [], notes = [] }: AuditEntry): AuditChange[] {
  const [old, now] = [recordOf(before), recordOf(after)];
  const changed = Object.entries(fields).flatMap(([field, { name, words }]): AuditChange[] => {
    const [was, is] = [wordsOf(old[field], words), wordsOf(now[field], words)];
    return was === is ? [] : [{ field: name, before: was, after: is }];
  });
  return [...changed, ...edits.flatMap(editChanges), ...notes.flatMap(noteChanges)];
}

function wordsOf(value: unknown, words: (value: unknown) => string): string | undefined {
  return value === undefined || value === null || value === '' ? undefined : words(value);
}

export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function editChanges({ action, number, fields: changes }: QuestionEdit): AuditChange[] {
  const question = `Question ${number}`;
  if (action === 'added') return [{ field: question, after: 'added' }];
  if (action === 'removed') return [{ field: question, before: 'deleted' }];
  return changes.map((change) => ({
    field: `${question}, ${fieldName(change)}`,
    before: change.before,
    after: change.after,
  }));
}

function noteChanges(note: NoteChange): AuditChange[] {
  return note.fields.map((change) => ({
    field: `Parameter “${scaleTitle(note)}”, ${fieldName(change)}`,
    before: change.before,
    after: change.after,
  }));
}

const fieldNames: Record<FieldChange['field'], string> = {
  text: 'text',
  category: 'main parameter',
  subCategory: 'sub parameter',
  option: 'option',
  place: 'place',
  optionText: 'text',
  points: 'points',
  remarks: 'report phrase',
  strength: 'strength',
  scw: 'strength cum weakness',
  weakness: 'weakness',
  quotient: 'quotient',
  meaning: 'meaning',
  nextStep: 'next step',
};

function fieldName({ field, option }: FieldChange): string {
  return option === undefined ? fieldNames[field] : `${fieldNames[field]} of “${option}”`;
}

/** `“Option 2” from 3 to 4 points`: one change of a question, for the end of a sentence. */
export function fieldWords(change: FieldChange): string {
  const { field, option = '', before, after } = change;
  if (field === 'option') return after === undefined ? `took out “${option}”` : `added “${option}”`;
  const span = before
    ? `from ${quoted(change, before)} to ${after ? quoted(change, after) : 'nothing'}`
    : `to ${after ? quoted(change, after) : 'nothing'}`;
  if (field === 'points') return `“${option}” ${span} ${after === '1' ? 'point' : 'points'}`;
  return `${fieldName(change)} ${span}`;
}

function quoted({ field }: FieldChange, text: string): string {
  return ['points', 'place', 'quotient'].includes(field) ? text : `“${text}”`;
}
