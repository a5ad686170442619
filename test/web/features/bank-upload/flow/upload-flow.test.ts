import { describe, expect, it } from 'vitest';
import type { UploadEvent } from '#web/features/bank-upload/flow/upload-event.ts';
import { nextFlow, type UploadFlow, type UploadPreview } from '#web/features/bank-upload/flow/upload-flow.ts';
import { fakeAdminApi, makeQuiz } from '#test/web/features/question-bank/support/fake-admin-api.ts';

const { upload, staged } = fakeAdminApi().state;
const idle: UploadFlow = { step: 'idle' };
const after = (...events: UploadEvent[]) => events.reduce(nextFlow, idle);
const stagedEvent: UploadEvent = { type: 'staged', upload, questions: staged, quizzes: [makeQuiz(1)] };
const preview = (...events: UploadEvent[]) => after(stagedEvent, ...events) as UploadPreview;

describe('the status message of an upload', () => {
  it.each<[string, UploadEvent[]]>([
    ['Reading file...', [{ type: 'chosen' }]],
    ['Processing data...', [{ type: 'chosen' }, { type: 'sent' }]],
    ['Processing data...', [{ type: 'awaited-again', uploadId: 'u' }]],
    ['File processing failed: Too odd.', [{ type: 'chosen' }, { type: 'failed', problem: 'Too odd.' }]],
    ['File processed successfully! Configure quiz details and review the data below.', [stagedEvent]],
    ['Backing up existing data...', [stagedEvent, { type: 'submitted' }]],
    ['Backup completed. Ready to upload new data...', [stagedEvent, { type: 'submitted' }, { type: 'backed-up' }]],
    ['Backup failed: No line.', [stagedEvent, { type: 'backup-failed', problem: 'No line.' }]],
    ['Upload failed: No line.', [stagedEvent, { type: 'publish-failed', problem: 'No line.', phase: 'reviewing' }]],
    [
      'Upload completed successfully! 60 questions added to Quiz ID 1.',
      [stagedEvent, { type: 'published', questionCount: 60 }],
    ],
    [
      'Upload completed successfully! 60 questions added to Quiz ID 1.',
      [stagedEvent, { type: 'published', questionCount: 60 }, { type: 'closed' }],
    ],
  ])('says: %s', (text, events) => {
    expect(after(...events).message?.text).toBe(text);
  });

  it('disappears after a cancel', () => {
    expect(after(stagedEvent, { type: 'cancelled' })).toEqual(idle);
    expect(after({ type: 'chosen' }, { type: 'cancelled' })).toEqual(idle);
  });
});

describe('the preview of an upload', () => {
  it('targets the quiz that the sheet names, or quiz 1', () => {
    expect(preview().target.quizId).toBe(1);
    expect((nextFlow(idle, { ...stagedEvent, upload: { ...upload, quizId: 4 } }) as UploadPreview).target.quizId).toBe(
      4,
    );
    const { quizId: _, ...nameless } = upload;
    expect((nextFlow(idle, { ...stagedEvent, upload: nameless }) as UploadPreview).target.quizId).toBe(1);
  });

  it('keeps its target while a mapping yields no questions, and follows a newly named quiz', () => {
    const named = { ...stagedEvent, upload: { ...upload, quizId: 4 } };
    const { quizId: _, ...nameless } = upload;
    const empty: UploadEvent = { type: 'remapped', upload: { ...nameless, questionCount: 0 }, questions: [] };
    expect(after(named, empty)).toMatchObject({ target: { quizId: 4 } });
    const other: UploadEvent = { type: 'remapped', upload: { ...upload, quizId: 7 }, questions: staged };
    expect(after(named, other)).toMatchObject({ target: { quizId: 7 } });
    expect(after(named, { ...other, upload: nameless })).toMatchObject({ target: { quizId: 1 } });
  });

  it('stays open after every failure', () => {
    expect(preview({ type: 'submitted' }, { type: 'backup-failed', problem: 'x' })).toMatchObject({
      step: 'preview',
      phase: 'reviewing',
    });
    expect(preview({ type: 'publish-failed', problem: 'x', phase: 'conflict' })).toMatchObject({
      step: 'preview',
      phase: 'conflict',
    });
  });

  it('uses the current revisions after a reload', () => {
    const now = makeQuiz(1, { revision: 8, price: 2500, version: 4, questionCount: 61 });
    const reloaded = preview(
      { type: 'publish-failed', problem: 'x', phase: 'conflict' },
      { type: 'reload-started' },
      { type: 'reloaded', quizzes: [now] },
    );
    expect(reloaded).toMatchObject({
      phase: 'reviewing',
      seen: [{ revision: 8 }],
      target: { details: { price: 2500 } },
    });
    expect(reloaded.message.text).toBe(
      'Quiz 1 now has 61 questions in version 4. Submit again to replace them with yours.',
    );
  });

  it('ignores events that come too late', () => {
    expect(after({ type: 'published', questionCount: 3 })).toEqual(idle);
    expect(after(stagedEvent, { type: 'cancelled' }, { type: 'backed-up' })).toEqual(idle);
    expect(after({ type: 'sent' })).toEqual(idle);
  });
});
