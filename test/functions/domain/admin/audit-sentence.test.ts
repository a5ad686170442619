import { describe, expect, it } from 'vitest';
import { auditChanges } from '#functions/domain/admin/audit-changes.ts';
import { auditSentence, type AuditNames, remainingChanges } from '#functions/domain/admin/audit-sentence.ts';
import { auditActions, type AuditAction, type AuditEntry } from '#functions/domain/admin/audit.ts';

const attemptId = '1.7.01KE0000000000000000000000';
const names: AuditNames = {
  person: (userId) => ({ text: { asha: 'Asha Rao', ravi: 'Ravi Kumar' }[userId] ?? 'Deleted account' }),
  quiz: (quizId) => ({ text: quizId === 1 ? 'TrueIn Assessment' : 'Clerks', link: { to: 'quiz', quizId } }),
  batch: () => ({ text: 'the batch “Spring 2026” (200 codes)' }),
  attempt: () => ({ text: 'attempt of 12 Nov 2026, 14:05' }),
};
const entry = (what: AuditAction, rest: Partial<AuditEntry>): AuditEntry => ({
  by: 'asha',
  at: 0,
  what,
  object: 'quiz 1',
  ...rest,
});
const told = (one: AuditEntry) =>
  auditSentence(one, names)
    .map(({ text }) => text)
    .join('');
const counts = { added: 2, changed: 1, removed: 0 };
const points = { field: 'points', option: 'Option 2', before: '3', after: '4' } as const;
const at = Date.UTC(2026, 10, 12, 8, 35);

const actions: Record<AuditAction, [Partial<AuditEntry>, string]> = {
  'bank-published': [
    { after: { version: 7, questionCount: 60 }, counts },
    'Asha Rao published 60 questions of TrueIn Assessment as version 7 (2 new, 1 changed, 0 gone).',
  ],
  'bank-edited': [
    {
      after: { version: 7 },
      counts: { added: 0, changed: 1, removed: 0 },
      edits: [{ action: 'changed', number: 42, fields: [points] }],
    },
    'Asha Rao changed question 42 of TrueIn Assessment (version 7): “Option 2” from 3 to 4 points.',
  ],
  'bank-restored': [
    { after: { version: 8 }, restoredFrom: 5, counts },
    'Asha Rao made version 5 of TrueIn Assessment live again, as version 8 (2 new, 1 changed, 0 gone).',
  ],
  'quiz-changed': [
    { before: { price: 1999, name: 'A' }, after: { price: 250000, name: 'A' } },
    'Asha Rao changed the details of TrueIn Assessment: price from ₹1,999 to ₹2,50,000.',
  ],
  'quiz-activated': [
    { before: { activeQuizId: 2 }, after: { activeQuizId: 1 } },
    'Asha Rao put TrueIn Assessment on sale in place of Clerks.',
  ],
  'quiz-archived': [{}, 'Asha Rao archived TrueIn Assessment.'],
  'quiz-unarchived': [{}, 'Asha Rao unarchived TrueIn Assessment.'],
  'coupon-created': [
    { object: 'coupon SPRING', after: { discountPercentage: 50, maxUses: 10 } },
    'Asha Rao created the coupon SPRING: 50 % off, at most 10 uses.',
  ],
  'coupon-changed': [
    { object: 'coupon batch ab12cd', before: { active: true, label: 'L' }, after: { active: false, label: 'L' } },
    'Asha Rao deactivated the batch “Spring 2026” (200 codes).',
  ],
  'coupon-batch-created': [
    { object: 'coupon batch ab12cd', after: { discountPercentage: 100, count: 200 } },
    'Asha Rao created the batch “Spring 2026” (200 codes): 100 % off.',
  ],
  'coupon-released': [
    { object: 'coupon AB12-X', person: 'ravi' },
    'Asha Rao took the coupon AB12-X back from Ravi Kumar.',
  ],
  'time-granted': [
    { object: `attempt ${attemptId}`, person: 'ravi', before: { deadline: 1 }, after: { deadline: 2, minutes: 10 } },
    'Asha Rao granted 10 minutes more to Ravi Kumar’s attempt of 12 Nov 2026, 14:05.',
  ],
  'resume-granted': [
    { object: `attempt ${attemptId}`, person: 'ravi', before: { remaining: 1 }, after: { remaining: 2 } },
    'Asha Rao granted one more resume to Ravi Kumar’s attempt of 12 Nov 2026, 14:05.',
  ],
  'report-reissued': [
    { object: `report of attempt ${attemptId}`, person: 'ravi' },
    'Asha Rao had the report of Ravi Kumar’s attempt of 12 Nov 2026, 14:05 made again and sent.',
  ],
  'report-resent': [
    { object: `report of attempt ${attemptId}`, person: 'ravi' },
    'Asha Rao had the report of Ravi Kumar’s attempt of 12 Nov 2026, 14:05 sent again.',
  ],
  'report-released': [
    { object: `report of attempt ${attemptId}`, person: 'ravi' },
    'Asha Rao had the held report of Ravi Kumar’s attempt of 12 Nov 2026, 14:05 sent.',
  ],
  'report-viewed': [
    { object: `report of attempt ${attemptId}`, person: 'ravi' },
    'Asha Rao looked at the report of Ravi Kumar’s attempt of 12 Nov 2026, 14:05.',
  ],
  'holidays-changed': [{ object: 'holidays' }, 'Asha Rao changed the public holidays.'],
  'data-exported': [
    { object: 'scores', after: { from: at, until: at, batch: 'ab12cd' } },
    'Asha Rao exported the scores of the attempts that ended from 12 Nov 2026 to 12 Nov 2026, of the batch “Spring 2026” (200 codes).',
  ],
  'admin-granted': [{ object: 'person ravi' }, 'Asha Rao made Ravi Kumar an admin.'],
  'admin-revoked': [{ object: 'person gone' }, 'Asha Rao took the admin rights of Deleted account away.'],
  'account-erased': [
    { by: '0'.repeat(64), object: 'account' },
    'Deleted account erased their account and all that belonged to it.',
  ],
};

describe('an action of the audit', () => {
  it.each(auditActions.map((action) => [action]))('%s is a sentence with names', (action) => {
    const [rest, words] = actions[action];
    expect(told(entry(action, rest))).toBe(words);
  });

  const quotient = { field: 'quotient', before: 'EQ', after: 'LQ' } as const;
  const note = { parameter: 'Ambition', subParameter: 'Initiative', fields: [quotient] };
  const edited = { after: { version: 7 }, notes: [note] };
  const none = { added: 0, changed: 0, removed: 0 };

  it('tells what was said of a parameter, and never of no change', () => {
    expect(told(entry('bank-edited', { ...edited, counts: { ...none, notes: 1 } }))).toBe(
      'Asha Rao changed parameter “Ambition › Initiative” of TrueIn Assessment (version 7): quotient from EQ to LQ.',
    );
    expect(told(entry('bank-edited', { ...edited, notes: [note, note], counts: { ...none, notes: 2 } }))).toBe(
      'Asha Rao changed 2 parameters of TrueIn Assessment (version 7).',
    );
    const edits = [{ action: 'changed' as const, number: 42, fields: [points] }];
    expect(told(entry('bank-edited', { ...edited, edits, counts: { ...none, changed: 1, notes: 1 } }))).toBe(
      'Asha Rao changed 1 question and parameter “Ambition › Initiative” of TrueIn Assessment (version 7).',
    );
    expect(
      told(entry('bank-published', { after: { version: 7, questionCount: 60 }, counts: { ...none, notes: 15 } })),
    ).toBe(
      'Asha Rao published 60 questions of TrueIn Assessment as version 7 (0 new, 0 changed, 0 gone; 15 parameters changed).',
    );
  });

  it('tells of time for the next attempt what was added', () => {
    const rest = { object: 'next attempt of ravi at quiz 2', before: { minutes: 5 }, after: { minutes: 20 } };
    expect(told(entry('time-granted', rest))).toBe(
      'Asha Rao granted 15 minutes more to Ravi Kumar for the next attempt at Clerks.',
    );
  });

  it('tells whose attempts were exported', () => {
    expect(told(entry('data-exported', { object: 'scores', person: 'ravi', after: { from: at, until: at } }))).toBe(
      'Asha Rao exported the scores of the attempts of Ravi Kumar that ended from 12 Nov 2026 to 12 Nov 2026.',
    );
  });

  it('from before the person was kept names none', () => {
    expect(told(entry('report-resent', { object: `report of attempt ${attemptId}` }))).toBe(
      'Asha Rao had the report of an attempt of 12 Nov 2026, 14:05 sent again.',
    );
  });
});

describe('what is not as it was', () => {
  it('has units and India’s time, and neither ids nor counters', () => {
    const before = { active: true, validUntil: at, discountPercentage: 50, secondsPerAttempt: 1800, updatedBy: 'x' };
    const after = { active: false, validUntil: at + 60_000, discountPercentage: 75, maxUses: 5, revision: 9 };
    expect(auditChanges(entry('coupon-changed', { before, after }))).toEqual([
      { field: 'Time limit', before: '30 minutes', after: undefined },
      { field: 'Active', before: 'yes', after: 'no' },
      { field: 'Valid until', before: '12 Nov 2026, 14:05', after: '12 Nov 2026, 14:06' },
      { field: 'Maximum uses', before: undefined, after: '5' },
      { field: 'Discount', before: '50 %', after: '75 %' },
    ]);
  });

  it('is told of each parameter, once', () => {
    const notes = [
      {
        parameter: 'Ambition',
        subParameter: '',
        fields: [
          { field: 'meaning' as const, after: 'What you aim for.' },
          { field: 'nextStep' as const, before: 'Go.' },
        ],
      },
    ];
    const changed = entry('bank-edited', { notes, counts: { added: 0, changed: 0, removed: 0, notes: 1 } });
    expect(auditChanges(changed)).toEqual([
      { field: 'Parameter “Ambition”, meaning', before: undefined, after: 'What you aim for.' },
      { field: 'Parameter “Ambition”, next step', before: 'Go.', after: undefined },
    ]);
    expect(told(changed)).toContain('meaning to “What you aim for.”; next step from “Go.” to nothing');
    expect(remainingChanges(changed)).toEqual([]);
  });

  it('is told of each question', () => {
    const edits = [
      { action: 'changed' as const, number: 42, fields: [points] },
      { action: 'added' as const, number: 61, fields: [] },
      { action: 'removed' as const, number: 3, fields: [] },
    ];
    expect(auditChanges(entry('bank-edited', { edits }))).toEqual([
      { field: 'Question 42, points of “Option 2”', before: '3', after: '4' },
      { field: 'Question 61', after: 'added' },
      { field: 'Question 3', before: 'deleted' },
    ]);
  });
});

describe('the changes below a sentence', () => {
  const before = { active: true, maxUses: 50 };
  it('are those that it does not tell', () => {
    const change = (after: object) => remainingChanges(entry('coupon-changed', { object: 'coupon A', before, after }));
    expect(change({ active: false, maxUses: 50 })).toEqual([]);
    expect(change({ active: true, maxUses: 80 })).toEqual([]);
    expect(change({ active: false, maxUses: 80 }).map(({ field }) => field)).toEqual(['Active', 'Maximum uses']);
    const edits = [{ action: 'changed' as const, number: 42, fields: [points] }];
    const edited = (changed: number) => entry('bank-edited', { edits, counts: { added: 0, changed, removed: 0 } });
    expect(remainingChanges(edited(1))).toEqual([]);
    expect(remainingChanges(edited(2))).toHaveLength(1);
  });
});
