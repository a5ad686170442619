import * as z from 'zod/mini';
import { text } from '#functions/contract/fields.ts';
import { questionLimits } from '#functions/domain/banks/question-limits.ts';
import {
  askAnswers,
  askKinds,
  choiceLimits as most,
  spellingTargets,
} from '#functions/domain/uploads/sheet-choices.ts';
import { meanings } from '#functions/domain/uploads/columns/sheet-columns.ts';
import { allDefectKinds } from '#functions/domain/uploads/sheet-defect.ts';
import * as fields from '#functions/domain/words/fields.ts';

export const columnUse = z.enum([...meanings, 'unused']);
export const defectKind = z.enum(allDefectKinds);

const sheet = z.int().check(z.minimum(0), z.maximum(1_000));
const row = z.int().check(z.minimum(1), z.maximum(16_777_216));
const points = z.number().check(z.minimum(-questionLimits.points), z.maximum(questionLimits.points));
const group = text(questionLimits.group, fields.text);
/** Exactly as in the file, spaces included. */
const written = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));

const askKind = z.enum(askKinds);
const askAnswer = z.enum(askAnswers);

/** All decisions of an admin about a file, sent and stored as a whole. */
export const sheetChoices = z.object({
  /** Index of the sheet with the questions, from 0. Absent: the sheet that was detected. */
  sheet: z.optional(sheet),
  /** 1-based; 0: there is none; absent: detected. */
  headerRow: z.optional(z.int().check(z.minimum(0), z.maximum(1_048_576))),
  /** By column letter; a column that is left out has the meaning of its header. */
  columns: z
    .record(z.string().check(z.regex(/^[A-Z]{1,3}$/, fields.notValid)), columnUse)
    .check(z.refine((columns) => Object.keys(columns).length <= most.columns, fields.notValid)),
  leaveOut: z.optional(z.array(z.object({ sheet, row })).check(z.maxLength(most.leaveOut))),
  /** Leaves out rows with a defect of one of these kinds. */
  leaveOutKinds: z.optional(z.array(defectKind).check(z.maxLength(100))),
  asked: z.optional(z.partialRecord(askKind, askAnswer)),
  /** Points for unreadable scores, by their text. */
  scores: z.optional(z.array(z.object({ from: written(most.scoreText), points })).check(z.maxLength(most.scores))),
  spellings: z.optional(
    z
      .array(
        z.object({
          of: z.enum(spellingTargets),
          from: written(questionLimits.text),
          to: text(questionLimits.text, fields.text),
        }),
      )
      .check(z.maxLength(most.spellings)),
  ),
  /** Main parameters that are new to the quiz, confirmed by the admin. */
  newParameters: z.optional(z.array(group).check(z.maxLength(most.newParameters))),
  /** For questions without a main parameter. */
  mainParameter: z.optional(group),
});

const shownRow = z.object({ sheet: z.number(), row: z.number(), text: z.string() });

/** Findings that an admin may decide about, beside the columns and the defects. */
export const sheetFindings = z.object({
  /** Questions that block the publication until they are answered; also listed afterwards. */
  asks: z.array(z.object({ kind: askKind, count: z.number(), rows: z.array(shownRow), answer: z.optional(askAnswer) })),
  /** Unreadable scores, once for each spelling; those with a decision have `points`. */
  scores: z.array(
    z.object({
      text: z.string(),
      count: z.number(),
      /** Where it occurs first. */
      sheet: z.number(),
      row: z.number(),
      column: z.string(),
      suggestion: z.optional(z.number()),
      points: z.optional(z.number()),
    }),
  ),
  /** Number of rows that the choices leave out. */
  leftOut: z.number(),
  /** Number of questions without their own main parameter, whether or not one is chosen for them. */
  withoutParameter: z.number(),
});
