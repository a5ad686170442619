import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ConsentStep } from './consent/consent-step.tsx';
import { Instructions } from './instructions.tsx';
import { useConsent } from './consent/use-consent.ts';

interface InstructionsDialogProps {
  quizId: number;
  isOpen: boolean;
  onBack: () => void;
  onStart: () => void;
  timeLimitSeconds: number;
  /** The attempt has begun, so its clock is running. */
  isResuming: boolean;
  /** Re-entries and tab switches that are left, of this attempt or of a new one. */
  remaining: number;
  /** Whether consent is still missing: then it is a second step. */
  needsConsent: boolean;
}

export function InstructionsDialog({
  quizId,
  isOpen,
  onBack,
  onStart,
  timeLimitSeconds,
  isResuming,
  remaining,
  needsConsent,
}: InstructionsDialogProps) {
  const form = useId();
  const [isAsking, setIsAsking] = useState(false);
  const consent = useConsent({ quizId, onGiven: onStart });
  const goBack = isAsking ? () => setIsAsking(false) : onBack;
  const start = needsConsent ? () => setIsAsking(true) : onStart;
  return (
    <Dialog
      title="Important Instructions"
      isOpen={isOpen}
      onOpenChange={(open) => !open && goBack()}
      isDismissable={false}
      actions={
        <>
          <Button onPress={goBack}>Go Back</Button>
          {isAsking ? (
            <Button key="send" tone="primary" type="submit" form={form} isPending={consent.isSaving}>
              Start Assessment
            </Button>
          ) : (
            <Button key="read" tone="primary" onPress={start}>
              Start Assessment
            </Button>
          )}
        </>
      }
    >
      {needsConsent && <p className="mx-0 mt-0 mb-3 text-sm text-quiet tabular-nums">Step {isAsking ? 2 : 1} of 2</p>}
      {isAsking ? (
        <ConsentStep formId={form} consent={consent} />
      ) : (
        <Instructions timeLimitSeconds={timeLimitSeconds} isResuming={isResuming} remaining={remaining} />
      )}
    </Dialog>
  );
}
