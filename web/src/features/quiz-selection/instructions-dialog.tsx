import { useId, useState } from 'react';
import { promisedHours } from '#functions/domain/reports/promise/report-parts.ts';
import { wouldClose } from '#functions/domain/attempts/resumes.ts';
import { counted } from '#functions/domain/text/counted.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ConsentStep } from './consent-step.tsx';
import { useConsent } from './use-consent.ts';

interface InstructionsProps {
  timeLimitSeconds: number;
  /** The attempt has begun, so its clock is running. */
  isResuming: boolean;
  /** Re-entries and tab switches that are left, of this attempt or of a new one. */
  remaining: number;
}

interface InstructionsDialogProps extends InstructionsProps {
  quizId: number;
  isOpen: boolean;
  onBack: () => void;
  onStart: () => void;
  /** Whether consent is still missing: then it is a second step. */
  needsConsent: boolean;
}

export function InstructionsDialog(props: InstructionsDialogProps) {
  const { quizId, isOpen, onBack, onStart, needsConsent, ...instructions } = props;
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
      {needsConsent && (
        <p className="mx-0 mt-0 mb-3 text-sm text-quiet tabular-nums">{`Step ${isAsking ? 2 : 1} of 2`}</p>
      )}
      {isAsking ? <ConsentStep formId={form} consent={consent} /> : <Instructions {...instructions} />}
    </Dialog>
  );
}

const costs = 'Each time you reload it, leave it or switch to another tab, you use one attempt.';
const lastOne = 'You have no way back in left: you are asked before it ends.';
const severalLeft = (remaining: number) =>
  `You have ${remaining} attempts left. When none remains, your assessment is submitted as it is.`;

function Instructions({ timeLimitSeconds, isResuming, remaining }: InstructionsProps) {
  const minutes = Math.ceil(timeLimitSeconds / 60);
  const clock = isResuming
    ? 'Your clock is already running.'
    : `You have ${counted(minutes, 'minute')}, and the clock starts with your first answer.`;
  return (
    <ol className="m-0 grid gap-3 pl-6 [&_li]:pl-1 [&_li]:marker:text-quiet [&_li]:marker:tabular-nums">
      <li>
        <strong>The test is time-based.</strong>
        <span>{` ${clock}`}</span>
      </li>
      <li>
        <strong>There is no going back</strong> to a question once you have skipped or answered it.
      </li>
      <li>
        <strong>Selecting an option moves you on</strong> to the next question automatically, so read all options first.
      </li>
      <li>
        <strong>Do not leave midway.</strong>
        <span>{` Stay on the page until you are done: the link expires once you exit the page. ${costs} ${wouldClose(remaining) ? lastOne : severalLeft(remaining)}`}</span>
      </li>
      <li>
        <strong>Answer truthfully.</strong> Your report is only as true as your answers.
      </li>
      <li>
        <strong>Your report comes by mail</strong>
        <span>{` in ${promisedHours}.`}</span>
      </li>
    </ol>
  );
}
