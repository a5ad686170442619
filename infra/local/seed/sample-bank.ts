import { readFileSync } from 'node:fs';
import * as XLSX from 'xlsx';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import {
  levels,
  makeNote,
  noteFields,
  quotientCodes,
  type ParameterMap,
  type ParameterNote,
  type QuotientCode,
} from '#functions/domain/banks/parameters/parameter-map.ts';
import { mapHeader } from '#functions/domain/uploads/parameters-sheet/map-columns.ts';

const parameterFiles = [
  'ambition-and-vision',
  'belief-ethics-and-values',
  'intelligence-the-wisdom',
  'psychological-wellbeing',
  'health-discipline-and-leisure',
];

const quizId = 1;
const optionNumbers = [1, 2, 3, 4, 5] as const;

/** Column names as in the firm's own sheets. "Groupng" is their spelling. */
const headers = [
  'Sr. No.',
  'quiz_id',
  'Question',
  'Groupng Main Parameters',
  'Grouping Sub Parameter',
  ...optionNumbers.flatMap((n) => [
    `Option ${n}`,
    `Score Option ${n}`,
    `Report Phrase-Option ${n}`,
    `Weakness Option ${n}`,
    `Strength Cum Weakness Option ${n}`,
    `Strength Option ${n}`,
  ]),
];

const text = z.string().check(z.trim(), z.minLength(1));

const phraseKindOf = {
  1: 'weakness',
  2: 'strengthCumWeakness',
  3: 'strengthCumWeakness',
  4: 'strength',
  5: 'strength',
} as const;

const sampleOption = z
  .strictObject({
    points: z.literal([1, 2, 3, 4, 5]),
    option: text,
    remarks: text,
    strength: z.optional(text),
    strengthCumWeakness: z.optional(text),
    weakness: z.optional(text),
  })
  .check(
    z.refine((option) => phraseKinds(option).join() === phraseKindOf[option.points], {
      error: 'needs exactly one phrase: strength for 4 and 5 points, strengthCumWeakness for 2 and 3, weakness for 1',
    }),
  );

const sampleFile = z.strictObject({
  parameter: text,
  subParameters: z.array(
    z.strictObject({
      name: text,
      questions: z.array(z.strictObject({ question: text, options: z.array(sampleOption).check(z.length(5)) })),
    }),
  ),
});

const level = z.strictObject({ upside: text, cost: text, othersNotice: text });
const noteTexts = { meaning: text, nextStep: text, exercise: text, lower: level, middle: level, higher: level };

const parametersFile = z.array(
  z.strictObject({
    parameter: text,
    ...noteTexts,
    subParameters: z.array(z.strictObject({ name: text, quotient: z.optional(z.enum(quotientCodes)), ...noteTexts })),
  }),
);

type SampleOption = z.infer<typeof sampleOption>;

/** One question of the sample bank with its two groups. */
export interface SampleQuestion {
  parameter: string;
  subParameter: string;
  question: string;
  options: SampleOption[];
}

/** The sixty hand-written questions, in the order of the files. Throws, naming the file, if one is malformed. */
export function readSampleBank(): SampleQuestion[] {
  return parameterFiles.flatMap(readParameter);
}

/** The notes on the scales of the sample bank: each main parameter, followed by its sub-parameters. Throws if the file is malformed. */
export function readSampleParameters(): ParameterMap {
  return readYaml('parameters', parametersFile).flatMap(({ parameter, subParameters, ...texts }) => [
    noteOn({ parameter, subParameter: '' }, texts),
    ...subParameters.map(({ name, quotient, ...own }) => noteOn({ parameter, subParameter: name }, own, quotient)),
  ]);
}

type SampleTexts = Omit<z.infer<typeof parametersFile>[number], 'parameter' | 'subParameters'>;

function noteOn(scale: Pick<ParameterNote, 'parameter' | 'subParameter'>, texts: SampleTexts, quotient?: QuotientCode) {
  const { meaning, nextStep, exercise } = texts;
  const ofLevels = levels.flatMap((of) => {
    const { upside, cost, othersNotice } = texts[of];
    return [
      [`${of}Upside`, upside],
      [`${of}Cost`, cost],
      [`${of}OthersNotice`, othersNotice],
    ] as const;
  });
  const said: Record<string, string | undefined> = { meaning, nextStep, exercise, ...Object.fromEntries(ofLevels) };
  return makeNote(scale, quotient, (field) => said[field]);
}

/** The questions and the notes on their scales as the .xlsx that an admin would upload. */
export function sampleSheet(questions: SampleQuestion[], parameters?: ParameterMap): Buffer {
  const sheet = XLSX.utils.aoa_to_sheet([headers, ...questions.map(sheetRow)]);
  const book = XLSX.utils.book_new(sheet, 'Question bank');
  if (parameters)
    XLSX.utils.book_append_sheet(
      book,
      XLSX.utils.aoa_to_sheet([[...mapHeader], ...parameters.map(parameterRow)]),
      'Parameters',
    );
  return XLSX.write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
}

function readParameter(file: string): SampleQuestion[] {
  const { parameter, subParameters } = readYaml(file, sampleFile);
  return subParameters.flatMap(({ name, questions }) =>
    questions.map((question) => ({ parameter, subParameter: name, ...question })),
  );
}

function readYaml<Schema extends z.ZodMiniType>(file: string, schema: Schema): z.infer<Schema> {
  const source = readFileSync(new URL(`./sample-bank/${file}.yaml`, import.meta.url), 'utf8');
  const parsed = schema.safeParse(parse(source));
  if (!parsed.success) throw new Error(`sample-bank/${file}.yaml\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

function parameterRow(note: ParameterNote): string[] {
  return noteFields.map((field) => note[field] ?? '');
}

function sheetRow({ question, parameter, subParameter, options }: SampleQuestion, index: number): (string | number)[] {
  return [index + 1, quizId, question, parameter, subParameter, ...options.flatMap(optionCells)];
}

function optionCells(sample: SampleOption): (string | number)[] {
  const { option, points, remarks, weakness, strengthCumWeakness, strength } = sample;
  return [option, points, remarks, weakness ?? '', strengthCumWeakness ?? '', strength ?? ''];
}

const phraseKinds = (option: object): string[] =>
  ['strength', 'strengthCumWeakness', 'weakness'].filter((kind) => kind in option);
