import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { cancelUpload, decideUpload } from '#functions/contract/admin/uploads/uploads.ts';
import type { Request } from '#functions/contract/endpoint.ts';
import { loadQuizzesNow, quizzesQuery } from '#web/lib/admin/admin-quizzes-query.ts';
import * as problems from '#web/lib/words/bank/problems.ts';
import * as words from '#web/lib/words/bank-upload/panel.ts';
import { call } from '#web/lib/api-client.ts';
import { submitPreview } from './publish-upload.ts';
import { fileProblem, sendFile } from './send-file.ts';
import { busy, failed, readMessage, reloadedMessage, type Said, type UploadPreview } from './upload-preview.ts';
import { isRead, loadQuestions, readingProblem, uploadQuery } from './upload-query.ts';
import { changeTarget, defaultTarget, refreshTarget, targetId, type UploadTarget } from './upload-target.ts';

/** Time for which the success message is shown before the preview closes. */
const closesAfterMs = 3_000;

const decisionMs = 35_000;

export type Mapping = Request<typeof decideUpload>['body'];

/** What only this page knows of its upload. */
interface Local extends Partial<Said> {
  uploadId?: string | undefined;
  /** When it was opened. */
  since: number;
  /** While it is sent: percent so far; 'begun' while that is not known. */
  sent?: number | 'begun';
  /** Absent: the default. */
  target?: UploadTarget;
}

/**
 * The upload of a sheet: its state and actions. `shownId` is the quiz that was chosen on the screen. `onPublished` must be stable; it
 * is called when the preview closes after a success.
 */
export function useUpload(shownId: number | undefined, onPublished: (quizId: number) => void) {
  const queries = useQueryClient();
  const [address, setAddress] = useSearchParams();
  const inAddress = address.get('upload') ?? undefined;
  const [local, setLocal] = useState<Local>(() => ({ uploadId: inAddress, since: Date.now() }));
  const { uploadId, since, sent, phase, now } = local;
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);

  const isSent = uploadId !== undefined && sent === undefined;
  const query = uploadQuery(uploadId ?? '', since);
  const reading = useQuery({ ...query, enabled: isSent });
  const problem = isSent ? readingProblem(reading, since) : undefined;
  const opened = isSent && isRead(reading.data) ? reading.data : undefined;
  const preview: UploadPreview | undefined = opened && {
    ...opened,
    target: local.target ?? defaultTarget(opened.seen, targetId(opened.upload, opened.seen, shownId)),
    phase,
    now,
  };
  const isUnderway = sent !== undefined || (isSent && !opened && !problem);

  // In the address the upload is shown again by a reload, and the list of uploads can link to it.
  const shown = (problem && !problem.isOverdue) || phase === 'published' ? undefined : uploadId;
  useEffect(() => {
    if (shown === inAddress) return;
    const change = (now: URLSearchParams) => {
      if (shown === undefined) now.delete('upload');
      else now.set('upload', shown);
      return now;
    };
    setAddress(change, { replace: true });
  }, [shown, inAddress, setAddress]);

  const publishedId = phase === 'published' ? preview?.target.quizId : undefined;
  useEffect(() => {
    if (publishedId === undefined) return;
    const timer = setTimeout(() => {
      setLocal(({ message }) => ({ since: 0, message }));
      onPublished(publishedId);
      void queries.invalidateQueries(quizzesQuery);
    }, closesAfterMs);
    return () => clearTimeout(timer);
  }, [publishedId, onPublished, queries]);

  /** Begins an operation. Only one runs at a time; results of a cancelled one are ignored. */
  const begin = () => {
    work.current?.abort();
    work.current = new AbortController();
    const { signal } = work.current;
    const say = (changes: Partial<Local>) => {
      if (!signal.aborted) setLocal((before) => ({ ...before, ...changes }));
    };
    return { signal, say };
  };
  const open = (id: string | undefined) => setLocal({ uploadId: id, since: Date.now() });
  const fail = (why: unknown) => setLocal({ since: 0, message: failed(problems.fileFailed, why) });

  const choose = async (file: File | undefined) => {
    const wrong = fileProblem(file);
    if (!file || wrong !== undefined) return fail(wrong);
    const { signal, say } = begin();
    setLocal({ since: 0, sent: 'begun' });
    try {
      const id = await sendFile(file, {
        signal,
        onCreated: (created) => say({ uploadId: created }),
        onProgress: (percent) => say({ sent: percent }),
      });
      if (!signal.aborted) open(id);
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  };

  /** Reads the questions again with another mapping. */
  const remap = async (mapping: Mapping): Promise<void> => {
    if (!opened || !preview) return;
    const { signal } = begin();
    const request = { params: { uploadId: opened.upload.uploadId }, body: mapping };
    const upload = await call(decideUpload, request, { signal, timeLimitMs: decisionMs });
    const questions = await loadQuestions(upload, signal);
    const { seen } = opened;
    // A sheet without questions names no quiz, so the target stays.
    const isMoved = upload.questionCount > 0 && opened.upload.quizId !== upload.quizId;
    const moved = (target: UploadTarget) => changeTarget(target, targetId(upload, seen, shownId), seen);
    signal.throwIfAborted();
    queries.setQueryData(query.queryKey, { upload, questions, seen });
    setLocal(({ target = preview.target, ...rest }) => ({
      ...rest,
      message: undefined,
      target: isMoved ? moved(target) : target,
    }));
  };

  /** Loads someone else's change. */
  const reload = async () => {
    if (!opened || !preview) return;
    const { signal, say } = begin();
    say({ phase: 'reloading', message: busy(words.busy.loading) });
    try {
      const seen = await loadQuizzesNow(queries);
      if (signal.aborted) return;
      queries.setQueryData(query.queryKey, { ...opened, seen });
      const target = refreshTarget(preview.target, opened.seen, seen);
      say({ phase: undefined, target, message: reloadedMessage(target, seen) });
    } catch (error) {
      say({ phase: 'conflict', now: undefined, message: failed(problems.uploadFailed, error) });
    }
  };

  return {
    preview,
    isUnderway,
    message:
      local.message ??
      (problem && failed(problems.fileFailed, problem.words)) ??
      (preview && readMessage(preview.upload)) ??
      (isUnderway ? busy(sent === undefined ? words.busy.processing : words.busy.reading) : undefined),
    percent: typeof sent === 'number' ? sent : undefined,
    rowsRead: isUnderway ? reading.data?.upload.rowsRead : undefined,
    isOverdue: problem?.isOverdue,
    choose,
    reopen: () => open(uploadId),
    remap,
    aim: (target: UploadTarget) => setLocal((before) => ({ ...before, target, phase: undefined })),
    submit: () => preview && submitPreview(preview, begin().say, () => loadQuizzesNow(queries)),
    reload,
    cancel: () => {
      work.current?.abort();
      // If it fails, the upload only stays in the list of uploads: it is never published without a person.
      if (uploadId !== undefined) call(cancelUpload, { params: { uploadId } }, { keepalive: true }).catch(() => {});
      open(undefined);
      void queries.invalidateQueries(quizzesQuery);
    },
  };
}

export type UploadControls = ReturnType<typeof useUpload>;
