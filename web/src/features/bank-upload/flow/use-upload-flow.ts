import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { loadQuizzesNow, quizzesQuery } from '#web/lib/admin/admin-quizzes-query.ts';
import type { UploadEvent } from './upload-event.ts';
import { nextFlow, type UploadFlow, type UploadPreview } from './upload-flow.ts';
import type { UploadTarget } from './upload-target.ts';
import {
  type Mapping,
  openFile,
  openUpload,
  type UploadContext,
  reloadQuizzes,
  rereadUpload,
  submitPreview,
} from './upload-work.ts';
import { cancelUpload } from '#functions/contract/admin/uploads/uploads.ts';
import { call } from '#web/lib/api-client.ts';
import { useSearchParams } from 'react-router-dom';

/** Time for which the success message is shown before the preview closes. */
const closesAfterMs = 3_000;

const idle: UploadFlow = { step: 'idle' };

/**
 * The upload of a sheet: its state and actions. `shownId` is the quiz that was chosen on the screen. `onPublished` must be stable; it
 * is called when the preview closes after a success.
 */
export function useUploadFlow(shownId: number | undefined, onPublished: (quizId: number) => void) {
  const queries = useQueryClient();
  const [flow, tell] = useReducer(nextFlow, idle);
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);

  const publishedId = flow.step === 'preview' && flow.phase === 'published' ? flow.target.quizId : undefined;
  useEffect(() => {
    if (publishedId === undefined) return;
    const timer = setTimeout(() => {
      tell({ type: 'closed' });
      onPublished(publishedId);
      void queries.invalidateQueries(quizzesQuery);
    }, closesAfterMs);
    return () => clearTimeout(timer);
  }, [publishedId, onPublished, queries]);

  /** Begins an operation. Only one runs at a time; results of a cancelled one are ignored. */
  const begin = (): UploadContext => {
    work.current?.abort();
    work.current = new AbortController();
    const { signal } = work.current;
    return {
      signal,
      shownId,
      say: (event: UploadEvent) => {
        if (!signal.aborted) tell(event);
      },
      loadQuizzes: () => loadQuizzesNow(queries),
    };
  };

  const open = (uploadId: string) => {
    tell({ type: 'awaited-again', uploadId });
    return openUpload(uploadId, begin());
  };
  useUploadInAddress(idOf(flow), (uploadId) => void open(uploadId));

  return {
    flow,
    choose: (file: File) => openFile(file, begin()),
    reject: (problem: string) => tell({ type: 'failed', problem }),
    open,
    remap: ({ upload }: UploadPreview, mapping: Mapping) => rereadUpload(upload.uploadId, mapping, begin()),
    aim: (target: UploadTarget) => tell({ type: 'targeted', target }),
    submit: (preview: UploadPreview) => submitPreview(preview, begin()),
    reload: () => reloadQuizzes(begin()),
    cancel: () => {
      work.current?.abort();
      const uploadId =
        flow.step === 'preview' ? flow.upload.uploadId : flow.step !== 'idle' ? flow.uploadId : undefined;
      if (uploadId !== undefined) void callOff(uploadId);
      tell({ type: 'cancelled' });
      void queries.invalidateQueries(quizzesQuery);
    },
  };
}

export type UploadControls = ReturnType<typeof useUploadFlow>;

/** Cancels an upload at the server. If that fails, the upload only stays in the list of uploads. */
async function callOff(uploadId: string): Promise<void> {
  try {
    await call(cancelUpload, { params: { uploadId } }, { keepalive: true });
  } catch {
    // Harmless: an upload is never published without a person.
  }
}

/** Keeps the upload in the address, `?upload=…`: a reload shows it again, and the list of uploads can link to it. */
function useUploadInAddress(currentId: string | undefined, open: (uploadId: string) => void): void {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('upload') ?? undefined;
  const opener = useRef(open);
  const before = useRef(currentId);
  const shown = useRef(currentId);
  useEffect(() => {
    opener.current = open;
  });
  useEffect(() => {
    if (asked === undefined || asked === shown.current) return undefined;
    shown.current = asked;
    opener.current(asked);
    return () => {
      shown.current = undefined;
    };
  }, [asked]);
  useEffect(() => {
    if (currentId === before.current) return;
    before.current = currentId;
    shown.current = currentId;
    setQuery(
      (now) => {
        if (currentId === undefined) now.delete('upload');
        else now.set('upload', currentId);
        return now;
      },
      { replace: true },
    );
  }, [currentId, setQuery]);
}

/** The upload that a reload should show again. */
function idOf(flow: UploadFlow): string | undefined {
  if (flow.step === 'idle') return flow.overdueId;
  if (flow.step !== 'preview') return flow.uploadId;
  return flow.phase === 'published' ? undefined : flow.upload.uploadId;
}
