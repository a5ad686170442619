import { describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { readSampleBank, sampleSheet } from '#infra/local/seed/sample-bank.ts';

const parameters = [
  'Ambition and Vision',
  'Belief, Ethics and Values',
  'Intelligence/the Wisdom',
  'Psychological Wellbeing',
  'Health, Discipline, and Leisure',
];

const sheetHeaders = [
  ...['Sr. No.', 'quiz_id', 'Question', 'Groupng Main Parameters', 'Grouping Sub Parameter'],
  ...[
    'Option 1',
    'Score Option 1',
    'Report Phrase-Option 1',
    'Weakness Option 1',
    'Strength Cum Weakness Option 1',
    'Strength Option 1',
  ],
  ...[
    'Option 2',
    'Score Option 2',
    'Report Phrase-Option 2',
    'Weakness Option 2',
    'Strength Cum Weakness Option 2',
    'Strength Option 2',
  ],
  ...[
    'Option 3',
    'Score Option 3',
    'Report Phrase-Option 3',
    'Weakness Option 3',
    'Strength Cum Weakness Option 3',
    'Strength Option 3',
  ],
  ...[
    'Option 4',
    'Score Option 4',
    'Report Phrase-Option 4',
    'Weakness Option 4',
    'Strength Cum Weakness Option 4',
    'Strength Option 4',
  ],
  ...[
    'Option 5',
    'Score Option 5',
    'Report Phrase-Option 5',
    'Weakness Option 5',
    'Strength Cum Weakness Option 5',
    'Strength Option 5',
  ],
];

const bank = readSampleBank();
const options = bank.flatMap((question) => question.options);
const stems = bank.map(({ question }) => question);
const remarks = options.map((option) => option.remarks);
const phrases = options.map((option) => option.strength ?? option.strengthCumWeakness ?? option.weakness ?? '');

describe('the shape of the sample bank', () => {
  it('has the five parameters of the product, in its order and spelling', () => {
    expect([...new Set(bank.map(({ parameter }) => parameter))]).toEqual(parameters);
  });

  it.each(parameters)('has four sub-parameters of three questions in %s', (parameter) => {
    const questions = bank.filter((question) => question.parameter === parameter);
    expect([...countBy(questions, ({ subParameter }) => subParameter).values()]).toEqual([3, 3, 3, 3]);
  });

  it('names twenty different sub-parameters', () => {
    expect(new Set(bank.map(({ subParameter }) => subParameter)).size).toBe(20);
  });

  it.each(bank)('scores each of 1 to 5 once: $question', ({ options }) => {
    expect(options.map(({ points }) => points).toSorted()).toEqual([1, 2, 3, 4, 5]);
  });

  it('gives each option the one kind of phrase that its points call for', () => {
    const kinds = {
      1: ['weakness'],
      2: ['strengthCumWeakness'],
      3: ['strengthCumWeakness'],
      4: ['strength'],
      5: ['strength'],
    };
    const wrong = options.filter((option) => phraseKinds(option).join() !== kinds[option.points].join());
    expect(wrong).toEqual([]);
  });
});

describe('the wording', () => {
  it('keeps every remark between 18 and 45 words', () => {
    expect(remarks.filter((remark) => outside(remark, 18, 45))).toEqual([]);
  });

  it('keeps every short phrase between 5 and 16 words', () => {
    expect(phrases.filter((phrase) => outside(phrase, 5, 16))).toEqual([]);
  });

  it('speaks to the person in every remark', () => {
    expect(remarks.filter((remark) => !/\b(you|your|yours|yourself)\b/i.test(remark))).toEqual([]);
  });

  it.each([
    ['stem', stems, 60],
    ['option', options.map(({ option }) => option), 300],
    ['remark', remarks, 300],
    ['short phrase', phrases, 300],
  ])('uses no %s twice', (_, texts, count) => {
    expect(new Set(texts.map((text) => wordsOf(text).join(' '))).size).toBe(count);
  });

  it.each([
    ['stems', stems],
    ['options', options.map(({ option }) => option)],
    ['remarks and short phrases', [...remarks, ...phrases]],
  ])('shares no six consecutive words between %s', (_, texts) => {
    expect(sharedRuns(texts, 6)).toEqual([]);
  });

  it('opens no more than four remarks with the same two words', () => {
    const openings = countBy(remarks, (remark) => wordsOf(remark).slice(0, 2).join(' '));
    expect([...openings].filter(([, count]) => count > 4)).toEqual([]);
  });
});

describe('the best answer is not given away', () => {
  it('by its place: no position holds it in more than 35 % of the questions', () => {
    const places = countBy(bank, ({ options }) => options.findIndex(({ points }) => points === 5));
    expect(Math.max(...places.values())).toBeLessThanOrEqual(0.35 * bank.length);
  });

  it('by a repeated order of points: none occurs in more than four questions', () => {
    const orders = countBy(bank, ({ options }) => options.map(({ points }) => points).join(''));
    expect([...orders].filter(([, count]) => count > 4)).toEqual([]);
  });

  it('by its length: it is the longest or shortest option in at most 35 % of the questions', () => {
    const lengths = bank.map(({ options }) => options.toSorted((a, b) => a.option.length - b.option.length));
    expect(lengths.filter((sorted) => sorted.at(-1)?.points === 5).length).toBeLessThanOrEqual(0.35 * bank.length);
    expect(lengths.filter((sorted) => sorted[0]?.points === 5).length).toBeLessThanOrEqual(0.35 * bank.length);
  });
});

describe('the sheet', () => {
  const book = XLSX.read(sampleSheet(bank));
  const [header, ...rows] = XLSX.utils.sheet_to_json<(string | number)[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, {
    header: 1,
    defval: '',
  });

  it('has the column names of the upload, letter for letter', () => {
    expect(header).toEqual(sheetHeaders);
  });

  it('gives every question back as it was written', () => {
    const columns = (row: (string | number)[], name: string) =>
      [1, 2, 3, 4, 5].map((n) => row[sheetHeaders.indexOf(`${name} ${n}`)]);
    expect(rows).toHaveLength(60);
    bank.forEach(({ question, parameter, subParameter, options }, index) => {
      const row = rows[index] ?? [];
      expect(row.slice(0, 5)).toEqual([index + 1, 1, question, parameter, subParameter]);
      expect(columns(row, 'Option')).toEqual(options.map(({ option }) => option));
      expect(columns(row, 'Score Option')).toEqual(options.map(({ points }) => points));
      expect(columns(row, 'Report Phrase-Option')).toEqual(options.map(({ remarks }) => remarks));
      expect(columns(row, 'Weakness Option')).toEqual(options.map(({ weakness }) => weakness ?? ''));
      expect(columns(row, 'Strength Cum Weakness Option')).toEqual(
        options.map(({ strengthCumWeakness }) => strengthCumWeakness ?? ''),
      );
      expect(columns(row, 'Strength Option')).toEqual(options.map(({ strength }) => strength ?? ''));
    });
  });
});

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[’']/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function outside(text: string, least: number, most: number): boolean {
  const count = text.split(/\s+/).length;
  return count < least || count > most;
}

function phraseKinds(option: object): string[] {
  return ['strength', 'strengthCumWeakness', 'weakness'].filter((kind) => kind in option);
}

function countBy<Item, Key>(items: Item[], keyOf: (item: Item) => Key): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

/** Every run of `length` words that two of the texts have in common, as a message which quotes both. */
function sharedRuns(texts: string[], length: number): string[] {
  const firstWith = new Map<string, string>();
  const found: string[] = [];
  for (const text of texts) {
    const words = wordsOf(text);
    for (const run of words.slice(length - 1).map((_, start) => words.slice(start, start + length).join(' '))) {
      const earlier = firstWith.get(run) ?? text;
      if (earlier !== text) found.push(`"${run}" is in both "${earlier}" and "${text}"`);
      firstWith.set(run, earlier);
    }
  }
  return found;
}
