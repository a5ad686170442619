import { useState } from 'react';
import { publishBank, type QuizView, updateQuiz } from '#functions/contract/admin/banks/quizzes.ts';
import { adminLimits } from '#functions/contract/text-limits.ts';
import { defaultResumeLimit, maxResumeLimit, minResumeLimit } from '#functions/domain/attempts/resumes.ts';
import {
  maxSecondsPerAttempt,
  minSecondsPerAttempt,
  timeLimitSeconds,
  timeWords,
} from '#functions/domain/attempts/time-limit.ts';
import { maxHoldHours, type ReportRelease } from '#functions/domain/reports/report-hold.ts';
import type { QuizDetails } from '#functions/domain/banks/quiz.ts';
import { quizzesQuery } from '#web/lib/admin/admin-quizzes-query.ts';
import { useCommand } from '#web/lib/admin/use-command.ts';
import { call } from '#web/lib/api-client.ts';
import { useForm } from '#web/lib/use-form.ts';
import { loadAgain } from '#web/lib/words/bank/problems.ts';
import { limits, promptLabel } from '#web/lib/words/bank/quiz.ts';
import * as words from '#web/lib/words/question-bank/quiz-details.ts';
import { Button } from '#web/ui/button.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { QuizFields } from '#web/features/bank/details/quiz-fields.tsx';
import { rebaseDetails } from '#web/features/bank/details/quiz-details.ts';
import { isConflict, problemWords } from '#web/features/bank/problem-words.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ConflictNotice } from '#web/features/bank/details/conflict-notice.tsx';
import { type NumberNotation, type TypedNumber, withinLimits } from '#web/ui/form/number-text.ts';

/** Bounds of a time limit, in seconds, like the server's. */
const timeLimits = {
  minValue: minSecondsPerAttempt,
  maxValue: maxSecondsPerAttempt,
  ...{ step: 60, firstValue: 30 * 60 },
};

/** Seconds that are typed as minutes: `30`, or `2:30` with seconds. */
const minutesNotation: NumberNotation = { read: readMinutes, show: showMinutes };

function readMinutes(typed: string): TypedNumber {
  const text = typed.trim();
  if (text === '') return { number: Number.NaN };
  const [, minutes, seconds = '0'] = /^(\d{1,4})(?::([0-5]\d))?$/.exec(text) ?? [];
  if (minutes === undefined) return { problem: words.notATime(text) };
  return withinLimits(Number(minutes) * 60 + Number(seconds), timeLimits, showMinutes);
}

function showMinutes(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return rest === 0 ? String(minutes) : `${minutes}:${String(rest).padStart(2, '0')}`;
}

/** The input of the form: the details, and the limits beside them. */
interface QuizDraft extends QuizDetails {
  /** Null: 60 s for every two questions. */
  secondsPerAttempt: number | null;
  resumeLimit: number;
  reportRelease: ReportRelease;
}

function draftOf({ name, description, price, prompt, ...limits }: QuizView): QuizDraft {
  const { secondsPerAttempt = null, resumeLimit, reportRelease = 'at-once' } = limits;
  const details = { name, description, price, ...(prompt !== undefined && { prompt }) };
  return { ...details, secondsPerAttempt, resumeLimit, reportRelease };
}

/** Name, description, price, line above the options, limits and report release of an existing quiz. */
export function QuizDetailsDialog({ quiz, onClose }: { quiz: QuizView; onClose: (saved: boolean) => void }) {
  // The quiz that the form is about: one that was loaded meanwhile is adopted on request.
  const [seen, setSeen] = useState(quiz);
  const [isAdopted, setIsAdopted] = useState(false);
  const { draft, issues, change, read } = useForm(() => draftOf(quiz));
  const { quizId, revision } = seen;
  const saving = useCommand({
    send: (details: QuizDetails) => {
      const { secondsPerAttempt, resumeLimit, reportRelease } = draft;
      const body = { details, secondsPerAttempt, resumeLimit, reportRelease, revision };
      return call(updateQuiz, { params: { quizId }, body });
    },
    onDone: () => onClose(true),
    // After a conflict, tells who has changed the quiz, and what.
    reloads: (failure) => (!failure || isConflict(failure) ? [quizzesQuery.queryKey] : []),
    isDoneWhenReloaded: true,
  });
  const adopt = () => {
    change(rebaseDetails(draft, draftOf(seen), draftOf(quiz)));
    setSeen(quiz);
    setIsAdopted(true);
    saving.reset();
  };
  const isBehind = isConflict(saving.error) && quiz.revision !== revision;
  const usual = timeWords(timeLimitSeconds({}, quiz.questionCount));
  return (
    <FormDialog
      title={words.title}
      action={words.save(quizId)}
      onSubmit={() => {
        const details = read(publishBank.body.shape.details, draft);
        if (details) saving.run(details);
      }}
      onClose={() => onClose(false)}
      isPending={saving.isPending}
      failure={saving.error && !isBehind ? problemWords(saving.error) : undefined}
    >
      {isBehind && (
        <ConflictNotice now={quiz} seen={seen} kept={words.safe}>
          <Button size="small" onPress={adopt}>
            {loadAgain}
          </Button>
        </ConflictNotice>
      )}
      {isAdopted && !saving.error && (
        <Notice tone="info">
          <p>{words.adopted}</p>
        </Notice>
      )}
      <QuizFields details={draft} problems={issues} onChange={change} />
      <TextField
        label={promptLabel}
        description={words.promptHint}
        value={draft.prompt ?? ''}
        onChange={(prompt) => change({ prompt })}
        maxLength={adminLimits.quizPrompt}
      />
      <NumberField
        label={words.limit}
        description={words.limitHint(usual)}
        value={draft.secondsPerAttempt ?? NaN}
        onChange={(typed) => change({ secondsPerAttempt: Number.isNaN(typed) ? null : typed })}
        notation={minutesNotation}
        {...timeLimits}
      />
      <NumberField
        label={limits.resumes}
        description={words.resumesHint(minResumeLimit, maxResumeLimit, defaultResumeLimit)}
        value={draft.resumeLimit}
        onChange={(resumeLimit) => change({ resumeLimit })}
        fallback={defaultResumeLimit}
        minValue={minResumeLimit}
        maxValue={maxResumeLimit}
      />
      <ReleaseFields release={draft.reportRelease} onChange={(reportRelease) => change({ reportRelease })} />
    </FormDialog>
  );
}

interface ReleaseFieldsProps {
  release: ReportRelease;
  onChange: (release: ReportRelease) => void;
}

type Choice = keyof typeof words.releases;
const choices = (['at-once', 'after-hours', 'after-review'] as const).map((id) => ({
  id,
  ...words.releases[id],
}));

const usualHours = 24;

/** When the report of an attempt is sent. */
function ReleaseFields({ release, onChange }: ReleaseFieldsProps) {
  const choice: Choice = typeof release === 'string' ? release : 'after-hours';
  const choose = (id: Choice) => onChange(id === 'after-hours' ? { afterBusinessHours: usualHours } : id);
  return (
    <>
      <SelectField
        label={words.release.label}
        choices={choices}
        value={choice}
        onChange={choose}
        description={`${words.releases[choice].about} ${words.release.scope}`}
      />
      {typeof release !== 'string' && (
        <NumberField
          label={words.hours}
          description={words.hoursHint(maxHoldHours)}
          value={release.afterBusinessHours}
          onChange={(hours) => onChange({ afterBusinessHours: hours })}
          fallback={usualHours}
          minValue={1}
          maxValue={maxHoldHours}
        />
      )}
    </>
  );
}
