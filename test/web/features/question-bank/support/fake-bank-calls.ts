import type { DraftQuestionView, QuestionView } from '#functions/contract/admin/banks/questions.ts';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import type { VersionView } from '#functions/contract/admin/banks/versions.ts';
import { applyChanges, type BankChanges } from '#functions/domain/banks/bank-changes.ts';
import type { ParameterMap } from '#functions/domain/banks/parameters/parameter-map.ts';
import { changeMap } from '#functions/domain/banks/parameters/review-map.ts';
import { refused } from '#test/web/features/fake-routes.ts';

export const bankRoutes = {
  bankPage: /^GET \/api\/admin\/quizzes\/(\d+)\/versions\/(\d+)\/pages\/(\d+)$/,
  bankMap: /^GET \/api\/admin\/quizzes\/(\d+)\/versions\/(\d+)\/parameters$/,
  changes: /^POST \/api\/admin\/quizzes\/(\d+)\/changes$/,
  activate: /^POST \/api\/admin\/quizzes\/(\d+)\/activation$/,
  archive: /^PUT \/api\/admin\/quizzes\/(\d+)\/archive$/,
  versions: /^GET \/api\/admin\/quizzes\/(\d+)\/versions(?:\?cursor=(\w+))?$/,
  restore: /^POST \/api\/admin\/quizzes\/(\d+)\/restorations$/,
};

export interface BankState {
  quizzes: QuizView[];
  bank: DraftQuestionView[];
  /** Where a version has other questions than `bank`. */
  banks: Record<number, QuestionView[]>;
  /** What versions say of their parameters, where they say something. */
  maps: Record<number, ParameterMap>;
  /** Pages of the list of versions. */
  versionPages: VersionView[][];
  /** Questions in a page of a bank. */
  pageRows: number;
}

interface Change {
  changeId: string;
  revision: number;
  baseVersion: number;
}

export function makeQuestions(drafts: readonly DraftQuestionView[]): QuestionView[] {
  const origin = { createdAt: '2026-03-02T08:35:00.000Z', createdBy: 'u' };
  return drafts.map((draft, index) => ({ ...draft, id: index + 1, number: index + 1, ...origin }));
}

export function makeVersion(version: number, changes: Partial<VersionView> = {}): VersionView {
  return {
    version,
    publishedAt: '2026-03-02T08:35:00.000Z',
    publishedBy: 'u',
    publishedByName: 'Meera Iyer',
    origin: 'upload',
    questionCount: 3,
    counts: { added: 3, changed: 0, removed: 0 },
    pages: 2,
    ...changes,
  };
}

/** What the API does with banks, versions and the active quiz. */
export function bankCalls(state: BankState) {
  const replies = new Map<string, object>();
  const questionsOf = (version: number) => state.banks[version] ?? makeQuestions(state.bank);

  function publish(quizId: string | undefined, change: Change, questions: QuestionView[]): Response {
    const known = replies.get(change.changeId);
    if (known) return Response.json(known);
    const quiz = state.quizzes.find((one) => one.quizId === Number(quizId));
    if (quiz?.revision !== change.revision || quiz.version !== change.baseVersion) return conflict();
    const version = quiz.version + 1;
    const next = {
      ...quiz,
      version,
      revision: quiz.revision + 1,
      questionCount: questions.length,
      pages: Math.ceil(questions.length / state.pageRows),
    };
    state.banks = { ...state.banks, [version]: questions };
    state.quizzes = state.quizzes.map((one) => (one === quiz ? next : one));
    const reply = { quizId: quiz.quizId, version, revision: next.revision, questionCount: questions.length };
    replies.set(change.changeId, reply);
    return Response.json(reply);
  }

  return {
    bankPage: ([, , version, page]: string[]) => {
      const first = Number(page) * state.pageRows;
      return Response.json({ questions: questionsOf(Number(version)).slice(first, first + state.pageRows) });
    },
    bankMap: ([, , version]: string[]) => Response.json({ notes: state.maps[Number(version)] ?? [] }),
    changes: ([, quizId]: string[], body: Change & BankChanges) => {
      const stamp = { lastQuestionId: 100, createdAt: '2026-04-01T00:00:00.000Z', createdBy: 'me' };
      const { questions } = applyChanges(questionsOf(body.baseVersion), new Map(), body, stamp);
      const map = changeMap(state.maps[body.baseVersion] ?? [], body.notes ?? [], questions);
      state.maps = { ...state.maps, [body.baseVersion + 1]: map };
      return publish(quizId, body, questions);
    },
    activate: ([, quizId]: string[], { activeQuizId }: { activeQuizId?: number }) => {
      const active = state.quizzes.find((quiz) => quiz.active);
      if (active?.quizId !== activeQuizId) return conflict();
      state.quizzes = state.quizzes.map((quiz) => ({ ...quiz, active: quiz.quizId === Number(quizId) }));
      return Response.json({ activeQuizId: Number(quizId) });
    },
    archive: () => Response.json({}),
    versions: ([, , cursor = '0']: string[]) => {
      const page = Number(cursor.replace('page', ''));
      const next = page + 1 < state.versionPages.length ? { next: `page${page + 1}` } : {};
      return Response.json({ versions: state.versionPages[page] ?? [], ...next });
    },
    restore: ([, quizId]: string[], body: Change & { version: number }) =>
      publish(quizId, body, questionsOf(body.version)),
  };
}

const conflict = () => refused({ status: 409, code: 'revision-conflict', message: 'Someone else was here.' });
