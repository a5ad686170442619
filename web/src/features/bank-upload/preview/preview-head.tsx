import { rupees } from '#web/lib/format/rupees.ts';
import * as words from '#web/lib/words/bank-upload/decisions.ts';
import * as preview from '#web/lib/words/bank-upload/preview.ts';
import { buttons } from '#web/lib/words/ui.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { OpenQuestion } from '../questions/open-question.ts';
import type { Review } from '../review/use-review.ts';

interface PreviewHeadProps {
  review: Review;
  isWorking: boolean;
  open: readonly OpenQuestion[];
  /** Leads to the first open question. */
  onShow: () => void;
  onCancel: () => void;
  onConfigure: () => void;
  onSubmit: () => void;
}

/** The target of the upload, its actions, and the first question that blocks it. */
export function PreviewHead(props: PreviewHeadProps) {
  const { review, isWorking, open, onShow, onCancel, onConfigure, onSubmit } = props;
  const { quizId, details } = review.target;
  const [first] = open;
  const facts = [
    [preview.facts.quizId, quizId],
    [preview.facts.name, details.name],
    [preview.facts.price, rupees(details.price)],
  ] as const;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <Facts facts={facts} />
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-auto max-sm:[&>:last-child]:-order-1 max-sm:[&>:last-child]:basis-full">
          <Button size="small" onPress={onCancel} isDisabled={isWorking}>
            {buttons.cancel}
          </Button>
          <Button size="small" onPress={onConfigure} isDisabled={isWorking}>
            {preview.configure.title}
          </Button>
          <Button
            size="small"
            tone="primary"
            onPress={onSubmit}
            isDisabled={isWorking || review.isComparing || review.questions.length === 0 || open.length > 0}
            aria-describedby={first && 'upload-blocked'}
          >
            {preview.buttons.submit}
          </Button>
        </div>
      </div>
      {first && (
        <Notice tone="warning">
          <p id="upload-blocked">{words.blocked(first.title)}</p>
          <Button size="small" onPress={onShow} className="mt-2">
            {words.goThere}
          </Button>
        </Notice>
      )}
    </>
  );
}
