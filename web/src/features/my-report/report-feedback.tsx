import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { giveFeedback } from '#functions/contract/reports/report.ts';
import { type Feedback, feedbackAnswers } from '#functions/domain/reports/feedback.ts';
import * as asked from '#functions/domain/words/feedback.ts';
import { call } from '#web/lib/api-client.ts';
import * as words from '#web/lib/words/report-feedback.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceField } from '#web/ui/form/choice-field.tsx';
import { Done, Failure } from '#web/ui/notice.tsx';

const choicesOf = (labels: Record<Feedback['answer'], string>) =>
  feedbackAnswers.map((id) => ({ id, text: labels[id] }));

interface ReportFeedbackProps {
  attemptId: string;
  /** Main parameters; absent: nothing is asked. */
  asksAbout: readonly string[] | undefined;
}

/** Asks the reader whether the report sounds like them, and how useful it was. Each answer is optional. */
export function ReportFeedback({ attemptId, asksAbout }: ReportFeedbackProps) {
  const [answers, setAnswers] = useState<readonly Feedback[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const sending = useMutation({
    mutationFn: () => call(giveFeedback, { params: { attemptId }, body: { answers: [...answers] } }),
    // The button that was pressed is gone.
    onSuccess: () => heading.current?.focus(),
  });
  if (!asksAbout) return null;
  const field = (parameter: string | undefined, label: string, labels: Record<Feedback['answer'], string>) => (
    <ChoiceField
      key={label}
      label={label}
      choices={choicesOf(labels)}
      value={answers.find((one) => one.parameter === parameter)?.answer}
      onChange={(id) => {
        const answer = feedbackAnswers.find((one) => one === id) ?? 'partly';
        setAnswers((all) => [...all.filter((one) => one.parameter !== parameter), { parameter, answer }]);
      }}
      isRequired={false}
      className="sm:grid-cols-3"
    />
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    sending.mutate();
  };
  return (
    <section aria-labelledby="feedback" className="page-width pb-(--section) print:hidden">
      <div className="grid max-w-(--measure) grid-cols-1 gap-6 border-t border-line pt-8 [&_:is(h2,h3,p)]:m-0">
        <h2 id="feedback" ref={heading} tabIndex={-1} className="text-2xl">
          {words.title}
        </h2>
        {sending.isSuccess ? (
          <Done>{words.thanks}</Done>
        ) : (
          <form onSubmit={submit} className="grid grid-cols-1 gap-6">
            <p>{words.about}</p>
            {asksAbout.length > 0 && <h3 className="text-lg">{asked.soundsLikeYou}</h3>}
            {asksAbout.map((parameter) => field(parameter, parameter, asked.answers.ofParameter))}
            {field(undefined, asked.howUseful, asked.answers.ofReport)}
            <Failure of={sending} />
            <Button type="submit" isDisabled={answers.length === 0} isPending={sending.isPending} className="w-fit">
              {words.send}
            </Button>
          </form>
        )}
      </div>
    </section>
  );
}
