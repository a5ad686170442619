import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConflictNotice } from '#web/features/bank/details/conflict-notice.tsx';
import type { UploadFlow } from './upload-flow.ts';
import { UploadProgress } from './upload-progress.tsx';
import { findQuiz } from './upload-target.ts';
import type { UploadControls } from './use-upload-flow.ts';

const remedyClass = 'mt-2 mb-0 text-body';

/** The state of the upload: a permanent live region, so that changes are announced, and an alert after a failure. */
export function UploadStatus({ upload }: { upload: UploadControls }) {
  const { flow } = upload;
  const { message } = flow;
  const line = message?.tone === 'error' ? undefined : message;
  const conflict =
    flow.step === 'preview' && flow.phase === 'conflict' && flow.now ? { ...flow, now: flow.now } : undefined;
  // An empty region takes no room, but stays in the page, where screen readers watch it.
  return (
    <div className="[&:has(p:empty):not(:has([role=alert]))]:absolute">
      <div
        className="flex min-h-8.5 items-center gap-3 font-medium has-[p:empty]:min-h-0 data-[tone=info]:text-info data-[tone=success]:text-success data-[tone=warning]:text-warning"
        data-tone={line?.tone}
      >
        {line?.tone === 'busy' && (
          <span
            aria-hidden="true"
            className="size-4 flex-none animate-[turn_800ms_linear_infinite] rounded-[50%] border-2 border-r-transparent motion-reduce:animate-none motion-reduce:border-dotted motion-reduce:border-r-current"
          />
        )}
        {line?.tone === 'success' && <CircleCheck aria-hidden="true" size={18} className="flex-none" />}
        {line?.tone === 'warning' && <TriangleAlert aria-hidden="true" size={18} className="flex-none" />}
        {line?.tone === 'info' && <Info aria-hidden="true" size={18} className="flex-none" />}
        <p role="status" className="m-0">
          {line?.text}
          {line?.more !== undefined && <span className="font-semibold"> {line.more}</span>}
        </p>
        {(flow.step === 'reading' || flow.step === 'processing') && <UploadProgress flow={flow} />}
        {(flow.step === 'reading' || flow.step === 'processing') && (
          <Button size="small" onPress={upload.cancel}>
            Cancel Upload
          </Button>
        )}
      </div>
      {conflict && (
        <ConflictNotice
          now={conflict.now}
          seen={findQuiz(conflict.seen, conflict.now.quizId)}
          before="Upload failed:"
          kept="Your file is still here."
        >
          <Remedy flow={flow} upload={upload} />
        </ConflictNotice>
      )}
      {message?.tone === 'error' && !conflict && (
        <Notice tone="danger" className="max-w-184">
          <p>{message.text}</p>
          <Remedy flow={flow} upload={upload} />
        </Notice>
      )}
    </div>
  );
}

/** The actions after a failure, beyond a retry. */
function Remedy({ flow, upload }: { flow: UploadFlow; upload: UploadControls }) {
  if (flow.step === 'preview' && flow.phase === 'conflict') {
    return (
      <Button size="small" onPress={() => void upload.reload()} className={remedyClass}>
        Load current data and try again
      </Button>
    );
  }
  if (flow.step === 'preview' && flow.phase === 'outdated') {
    return (
      <Button size="small" onPress={() => void upload.open(flow.upload.uploadId)} className={remedyClass}>
        Open the upload again
      </Button>
    );
  }
  const overdueId = flow.step === 'idle' ? flow.overdueId : undefined;
  if (overdueId === undefined) return null;
  return (
    <Button size="small" onPress={() => void upload.open(overdueId)} className={remedyClass}>
      Keep waiting
    </Button>
  );
}
