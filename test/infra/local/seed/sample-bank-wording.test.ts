import { describe, expect, it } from 'vitest';
import { readSampleBank, type SampleQuestion } from '#infra/local/seed/sample-bank.ts';
import { gradeOf, sentencesIn, syllablesIn, wordsIn } from '#test/support/reports/readability.ts';

const bank = readSampleBank();
const options = bank.flatMap((question) => question.options);
const texts = options.map(({ option }) => option);
const remarks = options.map((option) => option.remarks);
const weaknesses = options.flatMap(({ weakness }) => weakness ?? []);

/** What a candidate reads: the stem and its options. */
const wordsToRead = ({ question, options }: SampleQuestion) =>
  wordsIn([question, ...options.map(({ option }) => option)].join(' ')).length;

const reason = /\b(because|since|so that|so as|in order|therefore|hence|thereby)\b|[,;] (as|for) /i;
/** "To" after one of these says what is asked, offered or begun, or to whom; elsewhere it gives a purpose. */
const toWithoutPurpose =
  /\b(ask|tell|say|explain|leave|show|give|lend|sell|send|write|reply|speak|talk|listen|read|sing|offer|promise|agree|begin|start|learn|teach|want|wish|like|need|have|get|let|remind|invite|help|go|goes|come|move|walk|travel|return|keep|stick|hand|turn|next|close)\b.* to\b/i;
const praise =
  /\b(honest|calm|proper|kind|polite|careful|patient|warm|glad|gent|gentle|generous|brave|simp|open|quiet|sincere|clear|firm|fair|wise|respectful|prompt|cheerful|thorough|serious|tru|real|thoughtful|humb|modest)(ly|y)\b/i;

describe('the time that the bank takes to read', () => {
  it('is 3,300 words at most', () => {
    expect(bank.reduce((sum, question) => sum + wordsToRead(question), 0)).toBeLessThanOrEqual(3300);
  });

  it.each(bank)('is at most 55 words: $question', (question) => {
    expect(wordsToRead(question)).toBeLessThanOrEqual(55);
  });

  it.each(bank)('needs no more than eight years of school: $question', ({ question }) => {
    expect(gradeOf(question)).toBeLessThanOrEqual(8);
  });

  it.each([
    ['cat', 1],
    ['sister', 2],
    ['arranged', 2],
    ['wanted', 2],
    ['table', 2],
    ['photographs', 3],
    ['while', 1],
    ['matches', 2],
    ['teacher', 2],
    ['holiday', 3],
  ])('counts the syllables of %s', (word, count) => {
    expect(syllablesIn(word)).toBe(count);
  });

  it('grades an easy sentence low and a hard one high', () => {
    expect(gradeOf('The cat sat on the mat.')).toBeLessThan(1);
    expect(
      gradeOf('Institutional deliberations necessitate considerable organisational responsibility.'),
    ).toBeGreaterThan(12);
  });
});

describe('an option is one act', () => {
  it('of five to nine words', () => {
    expect(texts.filter((text) => wordsIn(text).length < 5 || wordsIn(text).length > 9)).toEqual([]);
  });

  it('in one sentence', () => {
    expect(texts.filter((text) => sentencesIn(text).length !== 1)).toEqual([]);
  });

  it('without its motive', () => {
    expect(texts.filter((text) => reason.test(text))).toEqual([]);
    expect(texts.filter((text) => /\bto\b/.test(text) && !toWithoutPurpose.test(text))).toEqual([]);
  });

  it('without a word of praise', () => {
    expect(texts.filter((text) => praise.test(text))).toEqual([]);
  });

  it('as long for one number of points as for another', () => {
    const lengths = [1, 2, 3, 4, 5].map((points) => {
      const own = options.filter((option) => option.points === points);
      return own.reduce((sum, { option }) => sum + wordsIn(option).length, 0) / own.length;
    });
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(0.6);
  });
});

describe('a remark', () => {
  it('ends with a sentence of its own, which says what to do next', () => {
    const last = (remark: string) => sentencesIn(remark).at(-1) ?? '';
    const statement =
      /^(you|your|it|its|this|that|these|those|the|an?|they|he|she|we|i|there|what|who|but|and|yet|most|some|people|others|if)\b/i;
    expect(remarks.filter((remark) => sentencesIn(remark).length < 2)).toEqual([]);
    expect(remarks.filter((remark) => statement.test(last(remark)) || last(remark).endsWith('?'))).toEqual([]);
  });

  it('ends with a step that can be understood without its situation: a plan repeats it alone', () => {
    const last = (remark: string) => sentencesIn(remark).at(-1) ?? '';
    const absentPerson = /\b(he|him|his|she|her|hers)\b/i;
    /** Before anything was named that it could stand for. */
    const absentThing = /^(\w+ ){1,2}(it|them|this one|that one|its|their)\b|\bof them\b/i;
    const steps = remarks.map(last);
    expect(steps.filter((step) => absentPerson.test(step) || absentThing.test(step))).toEqual([]);
  });
});

describe('a weakness', () => {
  it('is told as a moment, not as a trait', () => {
    const trait =
      /^(you|is|has|too|no|not|never|always|often|little|low|weak|poor|unable)\b|^\w*[^s]s\b|\b(you are|lack|unable)\b/i;
    expect(weaknesses.filter((phrase) => trait.test(phrase))).toEqual([]);
  });
});
