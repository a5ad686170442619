import type { UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import * as words from '#web/lib/words/bank-upload/defects.ts';
import { choiceLimits, type Spelling } from '#functions/domain/uploads/sheet-choices.ts';

export type Choices = NonNullable<UploadView['choices']>;
export type Findings = NonNullable<UploadView['findings']>;
/** Adds a decision to the choices about a file, or removes one. */
export type Change = (choices: Choices) => Choices;

type Ask = Findings['asks'][number];
type List = 'leaveOut' | 'leaveOutKinds' | 'scores' | 'spellings' | 'newParameters';
type Entry<Name extends List> = NonNullable<Choices[Name]>[number];
/** What a decision of a list is about: a row, a kind of defect, a score, a text, or a name. */
type Subject = string | { sheet?: number; row?: number; of?: string; from?: string };

const maxLengths: Partial<Record<List, number>> = choiceLimits;

const subjectOf = (one: Subject) => (typeof one === 'string' ? one : [one.sheet, one.row, one.of, one.from].join(' '));

/** Several decisions at once. */
export function allOf(changes: readonly Change[]): Change {
  return (choices) => changes.reduce((changed, change) => change(changed), choices);
}

/** Adds decisions to a list; each replaces an earlier one about the same. */
export function add<Name extends List>(name: Name, ...entries: Entry<Name>[]): Change {
  return (choices) => {
    const kept = remove(name, ...entries)(choices)[name] ?? [];
    return { ...choices, [name]: [...kept, ...entries].slice(0, maxLengths[name]) };
  };
}

export function remove(name: List, ...subjects: Subject[]): Change {
  const gone = new Set(subjects.map(subjectOf));
  return (choices) =>
    choices[name] ? { ...choices, [name]: choices[name].filter((one) => !gone.has(subjectOf(one))) } : choices;
}

/** Answers a question about the file; `undefined` opens it again. */
export function answerAsk(kind: Ask['kind'], answer: Ask['answer']): Change {
  return (choices) => ({ ...choices, asked: { ...choices.asked, [kind]: answer } });
}

/** Replaces texts by others. A main parameter that is replaced is no longer confirmed. */
export function withSpellings(news: readonly Spelling[]): Change {
  const renamed = news.filter(({ of }) => of === 'category').map(({ from }) => from);
  return allOf([add('spellings', ...news), remove('newParameters', ...renamed)]);
}

/** Confirms a text as it is. */
export function withKept({ of, from }: Pick<Spelling, 'of' | 'from'>): Change {
  return of === 'category' ? add('newParameters', from) : withSpellings([{ of, from, to: from }]);
}

/** Sets the main parameter of all questions without one; `undefined` removes it again. */
export function withMainParameter(mainParameter: string | undefined): Change {
  return (choices) => ({ ...choices, mainParameter });
}

/** `Row 12`; with its sheet if the file has several. */
export function placeWords(
  { sheet, row }: { sheet: number; row: number },
  sheets: readonly { name: string }[],
): string {
  const name = sheets.length > 1 ? sheets[sheet]?.name : undefined;
  return name === undefined ? words.row(row) : words.rowOf(name, row);
}
