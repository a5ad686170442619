import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import type { useQuizDetails } from './use-quiz-details.ts';

/** Why the details were not saved, and what to do; that they were loaded again after someone else's change. */
export function DetailsFailure({ edit }: { edit: ReturnType<typeof useQuizDetails> }) {
  const reload = (
    <Button size="small" onPress={edit.reload} isPending={edit.isReloading}>
      Load current data and try again
    </Button>
  );
  if (edit.isConflict && edit.now) {
    return (
      <ConflictNotice now={edit.now} seen={edit.seen} kept="What you have typed is kept.">
        {reload}
      </ConflictNotice>
    );
  }
  if (edit.failure) {
    return (
      <Notice tone="danger">
        <p>{edit.failure}</p>
        {edit.isConflict && reload}
      </Notice>
    );
  }
  if (!edit.isReloaded) return null;
  return (
    <Notice tone="info">
      <p>These are the current details, with your changes. Look at them, then save again.</p>
    </Notice>
  );
}
