import { describe, expect, it } from 'vitest';
import { auditChanges } from '#functions/domain/admin/audit-changes.ts';
import { auditSentence, type AuditNames, remainingChanges } from '#functions/domain/admin/audit-sentence.ts';
import { auditActions, type AuditAction, type AuditEntry } from '#functions/domain/admin/audit.ts';

const attemptId = '1.7.01KE0000000000000000000000';
const names: AuditNames = {
  person: async (userId) => ({ text: { asha: 'Asha Rao', ravi: 'Ravi Kumar' }[userId] ?? 'Deleted account' }),
  quiz: async (quizId) => ({ text: quizId === 1 ? 'TrueIn Assessment' : 'Clerks', link: { to: 'quiz', quizId } }),
  batch: async () => ({ text: 'the batch “Spring 2026” (200 codes)' }),
  attempt: async () => ({ text: 'attempt of 12 Nov 2026, 14:05' }),
};
const entry = (what: AuditAction, rest: Partial<AuditEntry>): AuditEntry => ({
  by: 'asha',
  at: 0,
  what,
  object: 'quiz 1',
  ...rest,
});
const told = async (one: AuditEntry) => (await auditSentence(one, names)).map(({ text }) => text).join('');
const counts = { added: 2, changed: 1, removed: 0 };
const points = { field: 'points', option: 'Option 2', before: '3', after: '4' } as const;
const at = Date.UTC(2026, 10, 12, 8, 35);

const edits = [{ action: 'changed' as const, number: 42, fields: [points] }];
const ofAttempt = { object: `attempt ${attemptId}`, person: 'ravi' };
const ofReport = { object: `report of attempt ${attemptId}`, person: 'ravi' };
const ofBatch = { object: 'coupon batch ab12cd' };
const [batch, ravis] = ['the batch “Spring 2026” (200 codes)', 'Ravi Kumar’s attempt of 12 Nov 2026, 14:05'];
const spring = { object: 'coupon SPRING', after: { discountPercentage: 50, maxUses: 10 } };
const oneDay = { from: at, until: at };

/** For each action an entry, and what its sentence has to say. */
const actions: Record<AuditAction, [Partial<AuditEntry>, ...string[]]> = {
  'bank-published': [
    { after: { version: 7, questionCount: 60 }, counts },
    '60 questions',
    'version 7',
    '2 new, 1 changed',
  ],
  'bank-edited': [
    { after: { version: 7 }, counts: { ...counts, added: 0 }, edits },
    '42',
    'Points of “Option 2”: from 3 to 4.',
  ],
  'bank-restored': [{ after: { version: 8 }, restoredFrom: 5, counts }, 'restored version 5', 'as version 8'],
  'quiz-changed': [{ before: { price: 1999 }, after: { price: 250000 } }, 'Price: from ₹1,999 to ₹2,50,000.'],
  'quiz-activated': [{ before: { activeQuizId: 2 }, after: { activeQuizId: 1 } }, 'TrueIn Assessment active', 'Clerks'],
  'quiz-archived': [{}, ' archived TrueIn Assessment'],
  'quiz-unarchived': [{}, ' unarchived TrueIn Assessment'],
  'coupon-created': [spring, 'created the coupon SPRING', '50% off, at most 10 uses'],
  'coupon-changed': [{ ...ofBatch, before: { active: true }, after: { active: false } }, `deactivated ${batch}`],
  'coupon-batch-created': [{ ...ofBatch, after: { discountPercentage: 100, count: 200 } }, batch, '100% off'],
  'coupon-released': [
    { object: 'coupon AB12-X', person: 'ravi' },
    'released the coupon AB12-X',
    'Ravi Kumar had redeemed',
  ],
  'time-granted': [{ ...ofAttempt, after: { minutes: 10 } }, '10 extra minutes', ravis],
  'resume-granted': [ofAttempt, 'one more return', ravis],
  'report-reissued': [ofReport, 'reissued', ravis],
  'report-resent': [ofReport, ravis, 'again'],
  'report-released': [ofReport, 'held report', ravis],
  'report-viewed': [ofReport, 'opened', ravis],
  'holidays-changed': [{ object: 'holidays' }, 'public holidays'],
  'message-done': [{ after: { receivedAt: at, month: '2026-11' } }, 'contact message of 12 Nov 2026, 14:05 as done'],
  'message-reopened': [{ after: { receivedAt: at, month: '2026-11' } }, 'as open again'],
  'data-exported': [
    { object: 'scores', after: { ...oneDay, batch: 'ab12cd' } },
    'scores',
    'between 12 Nov 2026 and',
    batch,
  ],
  'admin-granted': [{ object: 'person ravi' }, 'made Ravi Kumar an admin'],
  'admin-revoked': [{ object: 'person gone' }, 'removed Deleted account as an admin'],
  'account-erased': [{ by: '0'.repeat(64), object: 'account' }, 'Deleted account erased their own account'],
};

describe('the sentence of an audit entry', () => {
  it.each(auditActions)('shows %s with names, numbers and no ids', async (action) => {
    const [rest, ...facts] = actions[action];
    const sentence = await told(entry(action, rest));
    for (const fact of facts) expect(sentence).toContain(fact);
    expect(sentence).toMatch(/^(Asha Rao|Deleted account) .+\.$/);
    expect(sentence).not.toMatch(/\b(asha|ravi|ab12cd|01KE0+)\b/);
  });

  const quotient = { field: 'quotient', before: 'EQ', after: 'LQ' } as const;
  const note = { parameter: 'Ambition', subParameter: 'Initiative', fields: [quotient] };
  const edited = { after: { version: 7 }, notes: [note] };
  const none = { added: 0, changed: 0, removed: 0 };

  it('names one changed parameter and counts several', async () => {
    const sentence = (rest: Partial<AuditEntry>) => told(entry('bank-edited', { ...edited, ...rest }));
    expect(await sentence({ counts: { ...none, notes: 1 } })).toMatch(
      /“Ambition › Initiative” .+ Quotient: from EQ to LQ\.$/,
    );
    expect(await sentence({ notes: [note, note], counts: { ...none, notes: 2 } })).toContain(
      ' changed 2 parameters in ',
    );
    const withQuestion = await sentence({ edits, counts: { ...none, changed: 1, notes: 1 } });
    expect(withQuestion).toContain('1 question and 1 parameter');
    const published = entry('bank-published', {
      after: { version: 7, questionCount: 60 },
      counts: { ...none, notes: 15 },
    });
    expect(await told(published)).toContain('15 parameters changed');
  });

  it('gives the minutes that were added for the next attempt', async () => {
    const rest = { object: 'next attempt of ravi at quiz 2', before: { minutes: 5 }, after: { minutes: 20 } };
    expect(await told(entry('time-granted', rest))).toMatch(
      / 15 extra minutes .+ Ravi Kumar for the next attempt at Clerks\.$/,
    );
  });

  it('names the person whose attempts were exported', async () => {
    expect(await told(entry('data-exported', { object: 'scores', person: 'ravi', after: oneDay }))).toContain(
      'Only attempts by Ravi Kumar.',
    );
  });

  it('names nobody in an entry stored before the person was kept', async () => {
    expect(await told(entry('report-resent', { object: ofReport.object }))).toContain(
      'on an attempt of 12 Nov 2026, 14:05',
    );
  });
});

describe('auditChanges', () => {
  it('gives units and India’s time, and leaves out ids and counters', () => {
    const before = { active: true, validUntil: at, discountPercentage: 50, secondsPerAttempt: 1800, updatedBy: 'x' };
    const after = { active: false, validUntil: at + 60_000, discountPercentage: 75, maxUses: 5, revision: 9 };
    expect(auditChanges(entry('coupon-changed', { before, after }))).toEqual([
      { field: 'Time limit', before: '30 minutes', after: undefined },
      { field: 'Active', before: 'yes', after: 'no' },
      { field: 'Valid until', before: '12 Nov 2026, 14:05', after: '12 Nov 2026, 14:06' },
      { field: 'Maximum uses', before: undefined, after: '5' },
      { field: 'Discount', before: '50%', after: '75%' },
    ]);
  });

  it.each(['resumeLimit', 'reportRelease', 'holidays'])('names a change of the setting %s', (name) => {
    expect(auditChanges(entry('quiz-changed', { after: { [name]: 'at-once' } }))).toHaveLength(1);
  });

  it('lists each changed field of a parameter once', async () => {
    const meaning = { field: 'meaning' as const, after: 'What you aim for.' };
    const nextStep = { field: 'nextStep' as const, before: 'Go.' };
    const notes = [{ parameter: 'Ambition', subParameter: '', fields: [meaning, nextStep] }];
    const changed = entry('bank-edited', { notes, counts: { added: 0, changed: 0, removed: 0, notes: 1 } });
    expect(auditChanges(changed)).toEqual([
      { field: 'Parameter “Ambition”, meaning', before: undefined, after: 'What you aim for.' },
      { field: 'Parameter “Ambition”, next step', before: 'Go.', after: undefined },
    ]);
    expect(await told(changed)).toContain('Meaning: “What you aim for.”. Next step: from “Go.” to nothing.');
    expect(remainingChanges(changed)).toEqual([]);
  });

  it('lists each changed, added and deleted question', () => {
    const all = [
      ...edits,
      { action: 'added' as const, number: 61, fields: [] },
      { action: 'removed' as const, number: 3, fields: [] },
    ];
    expect(auditChanges(entry('bank-edited', { edits: all }))).toEqual([
      { field: 'Question 42, points of “Option 2”', before: '3', after: '4' },
      { field: 'Question 61', after: 'added' },
      { field: 'Question 3', before: 'deleted' },
    ]);
  });
});

describe('remainingChanges', () => {
  const before = { active: true, maxUses: 50 };
  it('lists only the changes that the sentence leaves out', () => {
    const change = (after: object) => remainingChanges(entry('coupon-changed', { object: 'coupon A', before, after }));
    expect(change({ active: false, maxUses: 50 })).toEqual([]);
    expect(change({ active: true, maxUses: 80 })).toEqual([]);
    expect(change({ active: false, maxUses: 80 }).map(({ field }) => field)).toEqual(['Active', 'Maximum uses']);
    const edited = (changed: number) => entry('bank-edited', { edits, counts: { added: 0, changed, removed: 0 } });
    expect(remainingChanges(edited(1))).toEqual([]);
    expect(remainingChanges(edited(2))).toHaveLength(1);
  });
});
