import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { giveFeedback } from '#functions/contract/reports/report.ts';
import { type Feedback, feedbackAnswers } from '#functions/domain/reports/feedback.ts';
import { answersAbout, questionAbout } from '#functions/domain/words/feedback.ts';
import { call } from '#web/lib/api-client.ts';
import * as words from '#web/lib/words/report-feedback.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceField } from '#web/ui/form/choice-field.tsx';
import { Done, Failure } from '#web/ui/notice.tsx';

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
  const choose = (parameter: string | undefined, id: string) => {
    const answer = feedbackAnswers.find((one) => one === id) ?? 'partly';
    setAnswers((all) => [...all.filter((one) => one.parameter !== parameter), { parameter, answer }]);
  };
  return (
    <section aria-labelledby="feedback" className="mt-12 print:hidden">
      <div className="grid grid-cols-1 gap-4 rounded-md bg-sunken p-4 text-sm sm:p-6 [&_:is(h2,p)]:m-0">
        <h2 id="feedback" ref={heading} tabIndex={-1} className="text-2xl">
          {words.title}
        </h2>
        <Done>{sending.isSuccess ? words.thanks : undefined}</Done>
        {!sending.isSuccess && (
          <>
            <p>{words.about}</p>
            {[...asksAbout, undefined].map((parameter) => (
              <ChoiceField
                key={parameter ?? ''}
                label={questionAbout(parameter)}
                choices={feedbackAnswers.map((id) => ({ id, text: answersAbout(parameter)[id] }))}
                value={answers.find((one) => one.parameter === parameter)?.answer}
                onChange={(id) => choose(parameter, id)}
                isRequired={false}
                className="min-[22rem]:grid-cols-3 lg:grid-cols-[minmax(0,1fr)_repeat(3,8.75rem)] lg:items-center [&_input]:m-0 [&>label]:items-center lg:[&>legend]:float-left lg:[&>legend]:mb-0 lg:[&>legend]:pr-2 lg:[&>legend]:text-balance"
              />
            ))}
            <Failure of={sending} />
            <Button
              isDisabled={answers.length === 0}
              isPending={sending.isPending}
              onPress={sending.mutate}
              className="justify-self-start"
            >
              {words.send}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
