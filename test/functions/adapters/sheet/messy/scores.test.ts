import { describe, expect, it } from 'vitest';
import type { SheetChoices } from '#functions/domain/uploads/sheet-choices.ts';
import { bank, choose, expectCase, row, score, sound, three, type Cell } from '#test/support/sheets/messy-banks.ts';
import { importFile } from '#test/support/sheets/messy-files.ts';

describe.each(three)('scores in an %s', (_, make) => {
  it.each<[Cell]>([
    ['3 points'],
    ['3/5x'],
    ['1e3'],
    ['99999'],
    ['1,500'],
    ['4-5'],
    [true],
    ['IV'],
    ['1 5'],
    ['५'],
    ['４'],
    ['#ERROR!'],
    ['Err:502'],
  ])('the score %j blocks the import at its cell and never counts as 1', async (text) => {
    const file = make(bank(...sound, row('Bad?', text)));
    await expectCase({ file, told: [['score-not-a-number', 4, score]], errors: 1, questions: 3 });
    expect((await importFile(file)).questions[2]?.options[0]?.points).not.toBe(1);
  });

  it.each<[Cell, number]>([
    ['1,5', 1.5],
    ['2.5', 2.5],
    [' 4 ', 4],
    ['\u200b3', 3],
    ['+2', 2],
    ['-1', -1],
    ['−1', -1],
    ['\u00a05\u00a0', 5],
    ['4.0', 4],
  ])('the score %j counts as %d', async (text, points) => {
    const { questions, counts } = await importFile(make(bank(...sound, row('Good?', text))));
    expect([questions[2]?.options[0]?.points, counts.error]).toEqual([points, 0]);
  });

  it('an unreadable score is mapped by the admin once for each spelling', async () => {
    const file = make(bank(row('A?', '3 points'), row('B?', '3 points'), row('C?', 'high', '1 point')));
    const { findings } = await importFile(file);
    expect(findings.scores.map(({ text, count, suggestion }) => [text, count, suggestion])).toEqual([
      ['3 points', 2, 3],
      ['high', 1, undefined],
      ['1 point', 1, 1],
    ]);
    const scores = [
      { from: '3 points', points: 3 },
      { from: ' high ', points: 5 },
      { from: '1 point', points: 1 },
    ];
    const mapped = await importFile(file, choose({ scores }));
    expect([mapped.counts.error, mapped.questions.map(({ options }) => options[0]?.points)]).toEqual([0, [3, 3, 5]]);
    await expectCase({
      file,
      choices: choose({ scores: scores.slice(0, 1) }),
      told: [['score-not-a-number', 4, score]],
      errors: 2,
      questions: 3,
    });
  });

  it.each([
    ['3 points', 3],
    ['Score: 3', 3],
    ['₹5.00', 5],
    ['three', 3],
    ['–1', undefined],
    ['➖2', undefined],
    ['(5.00)', undefined],
    ['minus 3', undefined],
    ['less than 3', undefined],
    ['4²', undefined],
    ['3/5', undefined],
    ['50%', undefined],
    ['५', undefined],
  ])('the score “%s” gets the suggestion %s', async (text, suggestion) => {
    const { findings } = await importFile(make(bank(...sound, row('Bad?', text))));
    expect(findings.scores.map((one) => [one.text, one.suggestion])).toEqual([[text, suggestion]]);
  });

  it('rows with unreadable scores can be left out one by one or all at once', async () => {
    const file = make(bank(...sound, row('Bad?', 'x'), row('Worse?', 'y')));
    const one = choose({ leaveOut: [{ sheet: 0, row: 4 }] });
    await expectCase({ file, choices: one, told: [['left-out', 4, '']], errors: 1, questions: 3 });
    const all = choose({ leaveOutKinds: ['score-not-a-number'] });
    await expectCase({
      file,
      choices: all,
      told: [
        ['left-out', 4, ''],
        ['left-out', 5, ''],
      ],
      errors: 0,
      questions: 2,
    });
    // Nobody is asked what they are worth, then.
    const textsOf = async (choices?: SheetChoices) =>
      (await importFile(file, choices)).findings.scores.map(({ text }) => text);
    expect([await textsOf(), await textsOf(one), await textsOf(all)]).toEqual([['x', 'y'], ['y'], []]);
  });

  it('a sheet without scores blocks the import until the admin answers', async () => {
    const file = make([
      ['category', 'sub_category', 'Question', 'Option 1'],
      ['EQ', 'E', 'A?', 'Often'],
      ['EQ', 'E', 'B?', 'Never'],
    ]);
    await expectCase({ file, told: [['no-scores', 2, '']], errors: 1, questions: 2 });
    await expectCase({ file, choices: choose({ asked: { noScores: 'take' } }), told: [], errors: 0, questions: 2 });
    await expectCase({
      file,
      choices: choose({ asked: { noScores: 'leave' } }),
      told: [['no-questions', 1, '']],
      errors: 1,
      questions: 0,
    });
  });
});
