import { useId, useState } from 'react';
import { returnsLeft } from '#functions/domain/attempts/resumes.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ConsentStep } from './consent-step.tsx';
import { useConsent } from './use-consent.ts';
import * as words from '#web/lib/words/quiz-selection/instructions.ts';
import { buttons } from '#web/lib/words/ui.ts';
import { Tagged } from '#web/ui/tagged.tsx';

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
      title={words.title}
      isOpen={isOpen}
      onOpenChange={(open) => !open && goBack()}
      isDismissable={false}
      actions={
        <>
          <Button onPress={goBack}>{buttons.goBack}</Button>
          {isAsking ? (
            <Button key="send" tone="primary" type="submit" form={form} isPending={consent.isSaving}>
              {words.start}
            </Button>
          ) : (
            <Button key="read" tone="primary" onPress={start}>
              {words.start}
            </Button>
          )}
        </>
      }
    >
      {needsConsent && (
        <p className="mx-0 mt-0 mb-3 text-sm text-quiet tabular-nums">{words.step(isAsking ? 2 : 1, 2)}</p>
      )}
      {isAsking ? <ConsentStep formId={form} consent={consent} /> : <Instructions {...instructions} />}
    </Dialog>
  );
}

function Instructions({ timeLimitSeconds, isResuming, remaining }: InstructionsProps) {
  const minutes = Math.ceil(timeLimitSeconds / 60);
  const returns = returnsLeft(remaining);
  const texts = [
    isResuming ? words.clockRuns : words.timed(minutes),
    words.noWayBack,
    words.movesOn,
    returns > 0 ? words.stay(returns) : words.lastReturnUsed,
    words.truth,
    words.report,
  ];
  return (
    <ol className="m-0 grid gap-3 pl-6 [&_li]:pl-1 [&_li]:marker:text-quiet [&_li]:marker:tabular-nums">
      {texts.map((text) => (
        <li key={text}>
          <Tagged text={text} />
        </li>
      ))}
    </ol>
  );
}
