import * as z from 'zod/mini';
import { enterQuiz, recordTabSwitch, saveAnswer } from '#functions/contract/attempts.ts';
import { editsKey } from '#web/lib/admin/bank-edits-key.ts';
import { attemptOnDevice } from '#web/lib/outbox/attempt-on-device.ts';
import { indexedDbOutbox } from '#web/lib/outbox/outbox-storage.ts';
import { indexedDbSwitches } from '#web/lib/outbox/outbox-switches.ts';
import { countUnsentAnswers } from '#web/lib/outbox/unsent-answers.ts';
import { noteReturn } from '#web/lib/session/note-return.ts';
import { returnPlace } from '#web/lib/session/return-place.ts';
import { readEdits, writeEdits } from '#web/features/question-bank/editing/edits/edit-storage.ts';
import { viewFromSnapshot } from '#web/features/quiz/entry/attempt-snapshot.ts';
import { lastOnScreen, noteOnScreen } from '#web/features/quiz/entry/last-on-screen.ts';
import { indexedDbSnapshots } from '#web/features/quiz/entry/snapshot-storage.ts';
import { snapshotOf } from '#web/features/quiz/entry/use-snapshot.ts';

/* What the site stores on a device, and how it reads it, by its own code. `npm run version:record` makes a bundle of this file. */

const userId = 'person';
const attemptId = '1.1.01M3TZ1RY00000000000000001';
const edits = editsKey(userId, 1);

/** Stores one of everything, as the site does. */
export async function writeDevice(): Promise<void> {
  const answer = { questionId: '1', optionId: 'a', answeredAfterMs: 3000 };
  await indexedDbOutbox.add(attemptId, answer, userId);
  await indexedDbOutbox.add(attemptId, { ...answer, questionId: '2', answeredAfterMs: 4000 }, userId);

  const left = { userId, attemptId, entryId: '0123456789', since: Date.now() };
  await indexedDbSwitches.keep({ ...left, eventId: '0123456780' });
  await indexedDbSwitches.keep({ ...left, eventId: '0123456781', awaySeconds: 5 });

  const options = [{ optionId: 'a', text: 'Yes' }];
  const questions = ['1', '2', '3'].map((questionId) => ({ questionId, text: `Question ${questionId}`, options }));
  const view = {
    attemptId,
    status: 'open' as const,
    questions,
    questionCount: 3,
    answered: [],
    timeLimitSeconds: 3600,
  };
  const event = { eventId: '0123456789', cause: 'reload' as const, awaySeconds: 5 };
  const quiz = { quizId: 1, name: 'TrueIn Assessment' };
  const entry = { userId, event, quiz, unsent: [], ticks: 0, unheard: [event], ownEntries: [event.eventId] };
  const clock = {
    deadline: Date.now() + 3_600_000,
    limitMs: 3_600_000,
    offset: Date.now() - performance.now(),
  };
  const state = { questions, answers: { 1: 'a' }, clock, remaining: 3, isHeard: false };
  await indexedDbSnapshots.save(snapshotOf({ ...entry, view: { ...view, now: Date.now(), remaining: 3 } }, state));

  const option = { text: 'Yes', points: 5, remarks: 'You agree.', strength: 'Firm', scw: '', weakness: '' };
  const draft = { text: 'Question', category: 'Parameter', subCategory: 'Sub-parameter', options: [option] };
  const conflict = { before: draft, theirs: draft };
  const scale = { parameter: 'Parameter', subParameter: '', quotient: 'EQ' as const };
  const note = { ...scale, meaning: 'Meaning', nextStep: 'Step', exercise: 'Exercise' };
  writeEdits(edits, {
    base: { version: 1, pages: 1 },
    edits: {
      edited: { 1: { draft: { ...draft, text: 'Other' }, base: draft, conflict } },
      added: [{ key: 'new-1', draft, isDeleted: true, conflict }],
      deleted: { 2: { base: draft, conflict } },
      notes: [{ note, base: note, theirs: note }],
    },
    submission: { changeId: '0123456782', revision: 1, note: 'For the school' },
  });
  noteReturn(userId);
  noteOnScreen(Date.now());
}

/** All that the site reads from the device, and the requests that it makes of it. @throws if it cannot, or the server would refuse one */
export async function readDevice() {
  const answers = await indexedDbOutbox.list(attemptId);
  const switches = await indexedDbSwitches.list(userId);
  const snapshot = await indexedDbSnapshots.find(userId);
  return {
    answers: answers.map((answer) => z.parse(saveAnswer.body, answer)),
    attempts: await indexedDbOutbox.listAttempts(),
    unsent: await countUnsentAnswers(userId),
    switches,
    switchRequests: switches.map((each) => z.parse(recordTabSwitch.body, each)),
    snapshot,
    entryRequests: snapshot?.entries.map((each) => z.parse(enterQuiz.body, each)),
    view: snapshot && viewFromSnapshot(snapshot, Date.now()),
    attempt: await attemptOnDevice(userId),
    edits: readEdits(edits),
    returnPlace: returnPlace(),
    lastOnScreen: lastOnScreen(),
  };
}
