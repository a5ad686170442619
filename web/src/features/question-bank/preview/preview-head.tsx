import { rupees } from '#web/lib/words/rupees.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { UploadPreview } from '../upload/upload-flow.ts';
import styles from './upload-preview-section.module.css';

interface PreviewHeadProps {
  preview: UploadPreview;
  isWorking: boolean;
  /** The live questions for the comparison are still loading. */
  isComparing: boolean;
  /** Why it cannot be submitted, in words. */
  blocked: string | undefined;
  /** Leads to the place where that can be resolved. */
  onShow: () => void;
  onCancel: () => void;
  onConfigure: () => void;
  onSubmit: () => void;
}

/** The target of the upload, its actions, and what blocks it. */
export function PreviewHead(props: PreviewHeadProps) {
  const { preview, isWorking, isComparing, blocked, onShow, onCancel, onConfigure, onSubmit } = props;
  const { quizId, details } = preview.target;
  const facts = [
    ['Target quiz ID', quizId],
    ['Quiz name', details.name],
    ['Price', rupees(details.price)],
  ] as const;
  return (
    <>
      <div className={styles.head}>
        <Facts facts={facts} />
        <div className={styles.actions}>
          <Button size="small" onPress={onCancel} isDisabled={isWorking}>
            Cancel
          </Button>
          <Button size="small" onPress={onConfigure} isDisabled={isWorking}>
            Configure Quiz Details
          </Button>
          <Button
            size="small"
            tone="primary"
            onPress={onSubmit}
            isDisabled={isWorking || isComparing || preview.questions.length === 0 || blocked !== undefined}
            aria-describedby={blocked === undefined ? undefined : 'upload-blocked'}
          >
            Submit to Database
          </Button>
        </div>
      </div>
      {blocked !== undefined && (
        <Notice tone="warning" className={styles.blocked}>
          <p id="upload-blocked">{blocked}</p>
          <Button size="small" onPress={onShow} className={styles.show}>
            Go there
          </Button>
        </Notice>
      )}
    </>
  );
}
