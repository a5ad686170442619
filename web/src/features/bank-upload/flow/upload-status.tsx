import { CircleCheck, Info } from 'lucide-react';
import * as problems from '#web/lib/words/bank/problems.ts';
import * as words from '#web/lib/words/bank-upload/panel.ts';
import { fileSafe } from '#web/lib/words/bank-upload/preview.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConflictNotice } from '#web/features/bank/details/conflict-notice.tsx';
import { findQuiz } from './upload-target.ts';
import type { UploadControls } from './use-upload.ts';

const icons = { success: CircleCheck, info: Info, busy: undefined };

/** The state of the upload: a permanent live region, so that changes are announced, and an alert after a failure. */
export function UploadStatus({ upload }: { upload: UploadControls }) {
  const { message, preview, isUnderway } = upload;
  const failure = message?.tone === 'error' ? message : undefined;
  const line = message && message.tone !== 'error' ? { ...message, Icon: icons[message.tone] } : undefined;
  const remedy = remedyOf(upload);
  const action = remedy && (
    <Button size="small" onPress={() => void remedy.run()} className="mt-2 mb-0 text-body">
      {remedy.text}
    </Button>
  );
  const now = preview?.phase === 'conflict' ? preview.now : undefined;
  // An empty region takes no room, but stays in the page, where screen readers watch it.
  return (
    <div className="[&:has(p:empty):not(:has([role=alert]))]:absolute">
      <div
        className="flex min-h-8.5 items-center gap-3 font-medium has-[p:empty]:min-h-0 data-[tone=info]:text-info data-[tone=success]:text-success"
        data-tone={line?.tone}
      >
        {line?.tone === 'busy' && (
          <span
            aria-hidden="true"
            className="size-4 flex-none animate-[turn_800ms_linear_infinite] rounded-[50%] border-2 border-r-transparent motion-reduce:animate-none motion-reduce:border-dotted motion-reduce:border-r-current"
          />
        )}
        {line?.Icon && <line.Icon aria-hidden="true" size={18} className="flex-none" />}
        <p role="status" className="m-0">
          {line?.text}
        </p>
        {isUnderway && (
          <>
            <Progress {...upload} />
            <Button size="small" onPress={upload.cancel}>
              {words.remedies.cancel}
            </Button>
          </>
        )}
      </div>
      {preview && now && (
        <ConflictNotice now={now} seen={findQuiz(preview.seen, now.quizId)} say={problems.uploadFailed} kept={fileSafe}>
          {action}
        </ConflictNotice>
      )}
      {failure && !now && (
        <Notice tone="danger">
          <p>{failure.text}</p>
          {action}
        </Notice>
      )}
    </div>
  );
}

/** What helps after a failure, beyond a retry. */
function remedyOf({ preview, isOverdue, reload, reopen }: UploadControls) {
  if (preview?.phase === 'conflict') return { text: problems.loadAgain, run: reload };
  if (preview?.phase === 'outdated') return { text: words.remedies.reopen, run: reopen };
  return isOverdue ? { text: words.remedies.wait, run: reopen } : undefined;
}

/** The percentage sent, then the number of rows read. */
function Progress({ percent, rowsRead }: Pick<UploadControls, 'percent' | 'rowsRead'>) {
  if (percent === undefined && !rowsRead) return null;
  return (
    <span className="inline-flex items-center gap-2 font-normal whitespace-nowrap text-quiet tabular-nums">
      {percent === undefined ? (
        words.rowsRead(rowsRead ?? 0)
      ) : (
        <>
          <progress max={100} value={percent} aria-label={words.sending} className="h-2 w-32 accent-focus" />
          <span>{words.sent(percent)}</span>
        </>
      )}
    </span>
  );
}
