import { withoutInvisible } from '#functions/domain/text/visible-text.ts';

/** One choice of a question, as the admin wrote it. Phrases are '' when the sheet has none. */
export interface Option {
  text: string;
  points: number;
  /** The report phrase. */
  remarks: string;
  strength: string;
  /** Strength-cum-weakness. */
  scw: string;
  weakness: string;
}

/** A question before it is published: it has no number and no stable id yet. */
export interface DraftQuestion {
  text: string;
  /** Main parameter. */
  category: string;
  /** Sub-parameter ("core parameter"). */
  subCategory: string;
  /** In the order of the sheet. */
  options: Option[];
}

/** A question of a published bank. */
export interface Question extends DraftQuestion {
  /** Permanent: an edit or a new upload of the same text keeps it, and no other question ever gets it. */
  id: number;
  /** `ques_id` of the screens: 1..N, reassigned at each publication. */
  number: number;
  /** ISO 8601; when the question first appeared in its quiz. */
  createdAt: string;
  /** User id of the admin who added it. */
  createdBy: string;
}

/** The form of a text in which equal questions are equal: ignores case, spacing, Unicode form and invisible characters. */
export function normaliseText(text: string): string {
  return withoutInvisible(text).normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}
