import type { Change, Findings } from '../answers/change-choices.ts';
import type { UploadTarget } from '../flow/upload-target.ts';
import type { DefectGroup } from '../answers/group-defects.ts';

/** One of the answers to a question. */
export interface Choice {
  /** Identifies its button. */
  key: string;
  text: string;
  change: Change;
  /** Announced after the answer. */
  done: string;
}

/** Where a question is answered that is not answered in the list. */
export type Elsewhere = 'columns' | 'target' | 'addition' | 'live';

/** A name that is typed, or chosen among those that there are. */
export interface NameField {
  label: string;
  names: readonly string[];
  isTyped?: boolean;
  /** The answer with this name. */
  choice: (name: string) => Choice;
}

/** Something that has to be decided before an upload can be submitted: here, at another place, or only in the file. */
export interface OpenQuestion {
  id: string;
  title: string;
  /** What the answers do to the bank. */
  effect: string;
  /** The first of the rows that it is about, and the number of all. */
  rows?: { shown: readonly { sheet: number; row: number; text: string }[]; count: number };
  /** Defects that it is about, each with its row. */
  group?: DefectGroup | undefined;
  choices?: Choice[];
  /** Scores whose points are to be typed. */
  scores?: Findings['scores'];
  name?: NameField;
  place?: Elsewhere;
  /** An answer that changes the target of the upload. */
  aim?: { text: string; target: UploadTarget };
  /** The answer of the specification, with what it does; absent: there is none. `of` names what many questions are about. */
  byDefault?: { change: Change; words: string } | { change: Change; of: 'new' | 'alike' };
}
