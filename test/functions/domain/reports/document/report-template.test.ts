import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';
import { reportTemplate, reportTemplates } from '#functions/domain/reports/document/report-template.ts';
import { about, atRandom, attemptOf, reportOf, type Sitting } from '#test/functions/domain/reports/people/people.ts';
import { plainBank } from '#test/functions/domain/reports/people/plain-bank.ts';

/*
 * What some people's reports say, as a hash of each beside the number of the template. Their bank is made for this, so that only
 * the words and rules of a report change it, and no text of the sample bank.
 */

const fixture = 'test/fixtures/report-words.json';
const bank = plainBank(5, 4, 3, [1, 2, 3, 4, 5], true);
const points = (...of: number[]) => plainBank(3, 2, 4, of, true);
const sitting = (choose: Sitting['choose'], seed: number, change: Partial<Sitting> = {}) => ({
  bank,
  choose,
  seed,
  ...change,
});

const people: Record<string, () => ReportDocument> = {
  high: () => reportOf(sitting(about(4.5), 1)),
  low: () => reportOf(sitting(about(1.5), 2)),
  'low, under 18': () => reportOf(sitting(about(1.5), 2), { isMinor: true }),
  uneven: () => reportOf(sitting(({ category }) => (category === 'P0' ? 1 : 4), 3)),
  'at random': () => reportOf(sitting(atRandom, 4)),
  ceiling: () => reportOf(sitting(() => 5, 5)),
  'one place on the screen': () => reportOf(sitting(atRandom, 6, { position: 0 })),
  'out of time': () => reportOf(sitting(atRandom, 7, { answered: 26, change: { endReason: 'time', late: ['3'] } })),
  'few answers': () => reportOf(sitting(atRandom, 8, { answered: 5 })),
  'no answer': () => reportOf(sitting(atRandom, 9, { answered: 0 })),
  'two sittings': () =>
    reportOf(sitting(about(4), 10), {
      earlier: { ...bank, isMinor: false, attempt: attemptOf(sitting(about(2.5), 11, { change: { endedAt: 1 } })) },
      madeAgainFrom: 1,
    }),
  'options of two points': () => reportOf(sitting(about(2), 12, { bank: points(1, 2) })),
  'options of equal points': () => reportOf(sitting(() => 3, 13, { bank: points(3, 3) })),
};

it('reports change only together with the number of their template', () => {
  const hashOf = (report: ReportDocument) =>
    createHash('sha256').update(JSON.stringify(report)).digest('hex').slice(0, 16);
  const now = {
    template: reportTemplate,
    reports: Object.fromEntries(Object.entries(people).map(([name, make]) => [name, hashOf(make())])),
  };
  const kept: unknown = JSON.parse(readFileSync(fixture, 'utf8'));
  expect(
    now,
    [
      `Reports no longer say what ${fixture} keeps. Has a report of template ${reportTemplate} been sent to anyone?`,
      'Then add a template to functions/domain/reports/document/report-template.ts that says what changes for the reader.',
      `In either case keep this in ${fixture}:\n${JSON.stringify(now, undefined, 2)}\n`,
    ].join(' '),
  ).toEqual(kept);
});

it('templates are numbered from 3 on, each with a sentence on what changed', () => {
  expect(reportTemplates.map(({ template }) => template)).toEqual(reportTemplates.map((_, place) => place + 3));
  for (const { change } of reportTemplates) expect(change).toMatch(/^[A-Z].+\.$/);
});
