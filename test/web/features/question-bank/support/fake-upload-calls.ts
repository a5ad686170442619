import type { DefectView, UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import { vi } from 'vitest';

export const uploadRoutes = {
  cancelUpload: /^DELETE \/api\/admin\/uploads\/(\w+)$/,
  decideUpload: /^PUT \/api\/admin\/uploads\/(\w+)\/mapping$/,
  uploadDefects: /^GET \/api\/admin\/uploads\/\w+\/defects\/(\d+)$/,
};

export interface UploadState {
  upload: UploadView;
  defects: DefectView[];
  /** What a mapping makes of the upload. */
  mapped: Partial<UploadView>;
}

export const noDefects = { error: 0, skipped: 0, defaulted: 0, note: 0 };

export function makeUpload(uploadId: string): UploadView {
  const column = (letter: string, header: string, use: UploadView['columns'][number]['use']) => ({
    letter,
    header,
    use,
    samples: [`${header} text`],
    filled: 3,
    by: 'name' as const,
  });
  return {
    uploadId,
    fileName: 'bank.xlsx',
    createdAt: Date.UTC(2026, 2, 2),
    byName: 'Meera Iyer',
    status: 'staged',
    rowsRead: 4,
    questionCount: 3,
    quizId: 1,
    pages: 2,
    counts: { ...noDefects },
    sheets: [{ name: 'Bank', rows: 4 }],
    sheet: 0,
    headerRow: 1,
    columns: [column('A', 'Question', 'question'), column('B', 'Option 1', 'option1')],
    defectPages: 1,
    staging: 'first',
  };
}

export function makeDefect(changes: Partial<DefectView> = {}): DefectView {
  return {
    severity: 'skipped',
    kind: 'no-question',
    sheet: 'Bank',
    row: 4,
    column: 'A · Question',
    value: '',
    problem: 'The row has no question text.',
    remedy: 'Type the question, or delete the row.',
    ...changes,
  };
}

/** The part of the admin's API that is about an upload. */
export function uploadCalls(state: UploadState) {
  return {
    cancelUpload: () => {
      state.upload = { ...state.upload, status: 'cancelled' };
      return Response.json({});
    },
    decideUpload: () => {
      state.upload = { ...state.upload, ...state.mapped };
      return Response.json(state.upload);
    },
    uploadDefects: () => Response.json({ defects: state.defects }),
  };
}

/** The browser's way to send a file that says how far it is, by way of the fake `fetch`. */
export function stubRequests(fetch: (address: string, init: RequestInit) => Promise<Response>): void {
  class FakeRequest {
    upload: { onprogress?: (event: object) => void } = {};
    status = 0;
    timeout = 0;
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    #address = '';
    #work = new AbortController();
    open(_method: string, address: string): void {
      this.#address = address;
    }
    send(body: FormData): void {
      this.upload.onprogress?.({ lengthComputable: true, loaded: 40, total: 100 });
      void fetch(this.#address, { method: 'POST', body, signal: this.#work.signal })
        .then(
          ({ status }) => {
            this.status = status;
            this.onload?.();
          },
          () => (this.#work.signal.aborted ? this.onabort?.() : this.onerror?.()),
        )
        .finally(() => this.onloadend?.());
    }
    abort(): void {
      this.#work.abort();
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
}
