import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { returnsLeft } from '#functions/domain/attempts/resumes.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ConsentStep } from './consent-step.tsx';
import { DeviceCheck } from './device-check.tsx';
import { useConsent } from './use-consent.ts';
import * as consentWords from '#web/lib/words/quiz-selection/consent.ts';
import * as device from '#web/lib/words/quiz-selection/device-check.ts';
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
  /** `withPractice`: the two questions that count for nothing come first. */
  onStart: (withPractice?: boolean) => void;
  /** Whether consent is still missing: then it is a step. */
  needsConsent: boolean;
}

const titles = { instructions: words.title, consent: consentWords.heading, device: device.title };

/** The way from the offer to the quiz: the instructions; for a new attempt the consent, if it is missing, and the device check. */
export function InstructionsDialog(props: InstructionsDialogProps) {
  const { quizId, isOpen, onBack, onStart, needsConsent, ...instructions } = props;
  const form = useId();
  const [step, setStep] = useState<keyof typeof titles>('instructions');
  const consent = useConsent({ quizId, onGiven: () => setStep('device') });
  const goBack = step === 'instructions' ? onBack : () => setStep('instructions');
  const start = () => (instructions.isResuming ? onStart() : setStep(needsConsent ? 'consent' : 'device'));
  const steps = {
    instructions: {
      content: <Instructions {...instructions} />,
      onward: (
        <Button tone="primary" onPress={start}>
          {words.start}
        </Button>
      ),
    },
    consent: {
      content: <ConsentStep formId={form} consent={consent} />,
      onward: (
        <Button tone="primary" type="submit" form={form} isPending={consent.isSaving}>
          {consentWords.button}
        </Button>
      ),
    },
    device: {
      content: <DeviceCheck onPractise={() => onStart(true)} />,
      onward: (
        <Button tone="primary" onPress={() => onStart()}>
          {device.buttons.start}
        </Button>
      ),
    },
  };
  const { content, onward } = steps[step];
  return (
    <Dialog
      title={titles[step]}
      isOpen={isOpen}
      onOpenChange={(open) => !open && goBack()}
      isDismissable={false}
      actions={
        <>
          <Button onPress={goBack}>{buttons.goBack}</Button>
          {/* Another button for each step: a key that is still down presses none of them. */}
          <Fragment key={step}>{onward}</Fragment>
        </>
      }
    >
      <Step key={step}>{content}</Step>
    </Dialog>
  );
}

/** Begins at its top, and has the dialog's new title read out. */
function Step({ children }: { children: ReactNode }) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.scrollIntoView?.({ block: 'start' });
    top.current?.closest('dialog')?.focus({ preventScroll: true });
  }, []);
  return <div ref={top}>{children}</div>;
}

function Instructions({ timeLimitSeconds, isResuming, remaining }: InstructionsProps) {
  const texts = [
    isResuming ? words.clockRuns : words.timed(Math.ceil(timeLimitSeconds / 60)),
    words.noWayBack,
    words.movesOn,
    words.stay(returnsLeft(isResuming ? remaining - 1 : remaining)),
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
