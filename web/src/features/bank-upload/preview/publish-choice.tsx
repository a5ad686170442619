import type { Ref } from 'react';
import * as words from '#web/lib/words/bank-upload/preview.ts';
import { CheckField, ChoiceField } from '#web/ui/form/choice-field.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { UploadTarget } from '../flow/upload-target.ts';
import type { Addition, Review } from '../review/use-review.ts';

interface PublishChoiceProps {
  review: Review;
  onChange: (target: UploadTarget) => void;
  /** It gets the focus when a question leads here. */
  ref: Ref<HTMLElement>;
}

const shownTexts = 20;

/** Chooses whether the file replaces the live bank or is added to it, with the numbers of questions before and after. */
export function PublishChoice({ review, onChange, ref }: PublishChoiceProps) {
  const { target, isAdding, addition, questions: drafts } = review;
  const live = review.quiz?.questionCount ?? 0;
  const coming = isAdding ? addition?.fresh.length : drafts.length;
  const total = isAdding ? addition && live + addition.fresh.length : drafts.length;
  const facts = [
    [words.totals.live, words.number(live)],
    [isAdding ? words.totals.added : words.totals.instead, coming === undefined ? words.unknown : words.number(coming)],
    [words.totals.after, total === undefined ? words.unknown : words.questions(total)],
  ] as const;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="publish-choice"
      className="grid min-w-0 scroll-mt-[calc(var(--header-height)_+_1rem)] grid-cols-1 gap-3 outline-none"
    >
      <h3 id="publish-choice" className="m-0 plain-heading text-[0.9375rem]/[1.4]">
        {words.choice(target.quizId)}
      </h3>
      <ChoiceField
        label={words.choiceLabel}
        choices={[
          { id: 'replace', text: words.replace(live) },
          { id: 'add', text: words.add(live) },
        ]}
        value={isAdding ? 'add' : 'replace'}
        onChange={(id) => {
          const { leaveOutSame: _same, ...rest } = target;
          onChange({ ...rest, mode: id === 'add' ? 'add' : 'replace' });
        }}
        className="grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] text-[0.875rem] [&>legend]:absolute [&>legend]:size-px [&>legend]:overflow-hidden [&>legend]:[clip-path:inset(50%)]"
      />
      <Facts facts={facts} />
      {addition && addition.same.length > 0 && (
        <SameTexts
          {...addition}
          isLeftOut={target.leaveOutSame ?? false}
          onChange={(leaveOutSame) => onChange({ ...target, leaveOutSame })}
        />
      )}
    </section>
  );
}

interface SameTextsProps extends Pick<Addition, 'same' | 'differing'> {
  isLeftOut: boolean;
  onChange: (isLeftOut: boolean) => void;
}

/** The choice for questions that the bank already has, because a bank has each text only once. */
function SameTexts({ same, differing, isLeftOut, onChange }: SameTextsProps) {
  const count = same.length;
  return (
    <Notice
      tone={isLeftOut ? 'info' : 'warning'}
      className="text-[0.875rem] [&_summary]:cursor-pointer [&_summary]:text-link [&>div>*+*]:mt-2"
    >
      <p>
        <span>{words.alreadyThere(count)}</span>
        {differing > 0 && <span>{` ${words.differing(differing)}`}</span>}
      </p>
      <details>
        <summary>{count > shownTexts ? words.showFirst(shownTexts, count) : words.show}</summary>
        <ul className="mx-0 my-1 grid gap-1 pl-4 wrap-anywhere">
          {same.slice(0, shownTexts).map(({ text }, place) => (
            <li key={`${place} ${text}`}>{text}</li>
          ))}
        </ul>
      </details>
      <CheckField isChecked={isLeftOut} onChange={onChange}>
        {words.leaveOut(count)}
      </CheckField>
    </Notice>
  );
}
