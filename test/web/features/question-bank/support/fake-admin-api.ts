import type { DraftQuestionView } from '#functions/contract/admin/banks/questions.ts';
import type { publishBank, QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import type { DefectView, UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import type { listCoupons } from '#functions/contract/admin/coupons/coupons.ts';
import type { Reply, Request } from '#functions/contract/endpoint.ts';
import { splitForAdding } from '#functions/domain/banks/bank-changes.ts';
import { fakeRoutes, refused } from '#test/web/features/fake-routes.ts';
import { bankCalls, bankRoutes, type BankState } from './fake-bank-calls.ts';
import { makeUpload, stubRequests, uploadCalls, uploadRoutes } from './fake-upload-calls.ts';

const routes = {
  quizzes: /^GET \/api\/admin\/quizzes$/,
  ...bankRoutes,
  createUpload: /^POST \/api\/admin\/uploads$/,
  storage: /^POST https:\/\/storage\.example\/uploads$/,
  ...uploadRoutes,
  upload: /^GET \/api\/admin\/uploads\/\w+$/,
  uploadPage: /^GET \/api\/admin\/uploads\/\w+\/pages\/(\d+)$/,
  publish: /^POST \/api\/admin\/quizzes\/(\d+)\/publications$/,
  update: /^PUT \/api\/admin\/quizzes\/(\d+)$/,
  coupons: /^GET \/api\/admin\/quizzes\/(\d+)\/coupons$/,
};
type Operation = keyof typeof routes;

export const uploadId = '01J0000000000000000000000A';
const rowsPerPage = 2;

export function makeQuiz(quizId: number, changes: Partial<QuizView> = {}): QuizView {
  return {
    quizId,
    name: 'TrueIn Assessment',
    description: 'Assessment',
    price: 1999,
    active: quizId === 1,
    archived: false,
    version: 3,
    questionCount: 3,
    reportParts: ['scores', 'EQ', 'MQ', 'LQ', 'swot'],
    pages: 2,
    revision: 5,
    resumeLimit: 4,
    updatedAt: '2026-03-02T08:35:00.000Z',
    updatedBy: 'u',
    updatedByName: 'Meera Iyer',
    ...changes,
  };
}

export function makeDraft(text: string, changes: Partial<DraftQuestionView> = {}): DraftQuestionView {
  const option = (points: number) => ({
    text: `Option worth ${points}`,
    points,
    remarks: `Remark ${points}`,
    strength: '',
    scw: '',
    weakness: '',
  });
  return {
    text,
    category: 'Ambition and Vision',
    subCategory: 'Goal Clarity',
    options: [option(5), option(1)],
    ...changes,
  };
}

type PublishBody = Pick<Request<typeof publishBank>['body'], 'revision' | 'details' | 'mode' | 'leaveOutSame'>;

/** The admin's API and the upload storage at the edge of the page. Put it in the place of `fetch` with `install`. */
export function fakeAdminApi() {
  const state = {
    quizzes: [makeQuiz(1)],
    bank: [
      makeDraft('What do you plan?'),
      makeDraft('Whom do you trust?', { category: 'Belief', subCategory: 'Honesty' }),
      makeDraft('How do you rest?', { category: 'Health', subCategory: 'Sleep' }),
    ],
    banks: {} as BankState['banks'],
    maps: {} as BankState['maps'],
    versionPages: [] as BankState['versionPages'],
    coupons: [] as Reply<typeof listCoupons>['entries'],
    pageRows: rowsPerPage,
    staged: [makeDraft('New question one'), makeDraft('New question two'), makeDraft('New question three')],
    upload: makeUpload(uploadId),
    defects: [] as DefectView[],
    mapped: {} as Partial<UploadView>,
  };
  const bank = bankCalls(state);
  const slice = <Row>(rows: Row[], page: string | undefined) =>
    rows.slice(Number(page) * rowsPerPage, (Number(page) + 1) * rowsPerPage);

  function publish(quizId: number, { revision, details, mode, leaveOutSame }: PublishBody) {
    const quiz = state.quizzes.find((one) => one.quizId === quizId);
    if (quiz?.revision !== revision)
      return refused({ status: 409, code: 'revision-conflict', message: 'Someone else was here.' });
    const isAdded = mode === 'add';
    const { fresh, same } = splitForAdding(state.staged, state.bank);
    if (isAdded && same.length > 0 && !leaveOutSame)
      return refused({ status: 400, code: 'invalid-input', message: 'Same.' });
    const bank = isAdded ? [...state.bank, ...fresh] : state.staged;
    const questionCount = bank.length;
    const next = makeQuiz(quizId, {
      ...quiz,
      ...details,
      questionCount,
      version: (quiz?.version ?? 0) + 1,
      revision: (revision ?? 0) + 1,
    });
    state.quizzes = [...state.quizzes.filter((one) => one !== quiz), { ...next, active: quiz?.active ?? true }];
    state.bank = bank;
    state.upload = { ...state.upload, status: 'published', publishedAs: { quizId, version: next.version } };
    return Response.json({ quizId, version: next.version, revision: next.revision, questionCount });
  }

  const handlers: Record<Operation, (at: RegExpExecArray, body: never) => object> = {
    quizzes: () => Response.json({ quizzes: state.quizzes }),
    ...bank,
    createUpload: () =>
      Response.json({
        uploadId,
        url: 'https://storage.example/uploads',
        fields: { key: `uploads/${uploadId}`, policy: 'p' },
      }),
    storage: () => new Response(null, { status: 204 }),
    upload: () => Response.json(state.upload),
    ...uploadCalls(state),
    uploadPage: ([, page]) => Response.json({ questions: slice(state.staged, page) }),
    coupons: () => Response.json({ entries: state.coupons }),
    publish: ([, quizId], body) => publish(Number(quizId), body),
    update: (
      [, quizId],
      { revision, details, secondsPerAttempt }: { revision: number; details: object; secondsPerAttempt: number | null },
    ) => {
      const quiz = state.quizzes.find((one) => one.quizId === Number(quizId));
      if (quiz?.revision !== revision)
        return refused({ status: 409, code: 'revision-conflict', message: 'Someone else was here.' });
      Object.assign(quiz, details, { revision: revision + 1 }, secondsPerAttempt === null ? {} : { secondsPerAttempt });
      state.quizzes = state.quizzes.map((one) => ({ ...one }));
      return Response.json({ revision: revision + 1 });
    },
  };

  const api = fakeRoutes(routes, ({ operation, at, body }) => handlers[operation](at, body as never));
  return {
    ...api,
    state,
    install: () => {
      api.install();
      stubRequests(api.fetch);
    },
  };
}

export type FakeAdminApi = ReturnType<typeof fakeAdminApi>;

/** What a change was sent with, without the id that its press gave it. */
export function withoutChangeId(body: unknown): unknown {
  const { changeId: _changeId, ...rest } = body as { changeId?: string };
  return rest;
}
