import { type FormEvent, useEffect, useRef } from 'react';
import { guardianLimits } from '#functions/contract/text-limits.ts';
import { consentText } from '#functions/domain/people/consent.ts';
import { paths } from '#web/lib/paths.ts';
import { ChoiceField, CheckField } from '#web/ui/form/choice-field.tsx';
import { Failure } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useFocusWrong } from '#web/ui/form/refuse-invalid.ts';
import type { ConsentDraft, ConsentProblems, useConsent } from './use-consent.ts';
import * as words from '#web/lib/words/quiz-selection/consent.ts';
import { Tagged } from '#web/ui/tagged.tsx';

const stepClass = 'gap-4 grid grid-cols-1';
const moreClass = 'm-0 text-sm text-quiet';

const ages = [
  { id: 'adult', text: words.ages.adult },
  { id: 'minor', text: words.ages.minor },
] as const;

interface ConsentStepProps {
  /** Id for the submit button, which is outside the form. */
  formId: string;
  consent: ReturnType<typeof useConsent>;
}

/** The consent: the person's age, before a long text could hide it; purpose, content and duration; for a minor, the guardian. */
export function ConsentStep({ formId, consent }: ConsentStepProps) {
  const { draft, problems, failure, change, submit } = consent;
  const focusWrong = useFocusWrong();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit();
    focusWrong(event.currentTarget);
  };
  return (
    <form id={formId} noValidate onSubmit={onSubmit} className={stepClass}>
      <ChoiceField
        label={words.ages.question}
        choices={ages}
        value={draft.age}
        onChange={(id) => change({ age: ages.find((age) => age.id === id)?.id })}
        errorMessage={problems.age}
      />
      {draft.age === 'minor' && <GuardianFields draft={draft} problems={problems} onChange={change} />}
      <dl className="m-0 grid text-sm/[1.45] [&_dd]:mx-0 [&_dd]:mt-0 [&_dd]:mb-1 [&_dd]:text-quiet [&_dt]:font-semibold">
        {(['purpose', 'stored', 'duration', 'rights'] as const).map((part) => (
          <div key={part}>
            <dt>{words.parts[part]}</dt>
            <dd>{consentText[part]}</dd>
          </div>
        ))}
      </dl>
      <p className={moreClass}>
        <Tagged text={words.more} draw={{ privacy: inNewTab(paths.privacy), terms: inNewTab(paths.terms) }} />
      </p>
      {draft.age === 'adult' && <p className="m-0 font-medium">{words.agree}</p>}
      {draft.age === 'minor' && (
        <CheckField
          isChecked={draft.guardianAgrees}
          onChange={(guardianAgrees) => change({ guardianAgrees })}
          errorMessage={problems.guardianAgrees}
        >
          {words.guardian.agrees}
        </CheckField>
      )}
      {failure && <ConsentFailure>{failure}</ConsentFailure>}
    </form>
  );
}

function inNewTab(path: string) {
  return (text: string) => (
    <a href={path} target="_blank" rel="noopener">
      {text}
    </a>
  );
}

/** Scrolls into view, because it is at the end of a long step. */
function ConsentFailure({ children: why }: { children: string }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => end.current?.scrollIntoView?.({ block: 'nearest' }), []);
  return (
    <div ref={end} className="scroll-mb-5">
      <Failure of={why} />
    </div>
  );
}

interface GuardianFieldsProps {
  draft: ConsentDraft;
  problems: ConsentProblems;
  onChange: (changes: Partial<ConsentDraft>) => void;
}

/** For a person under 18: the guardian's details. */
function GuardianFields({ draft, problems, onChange }: GuardianFieldsProps) {
  const field = (name: 'name' | 'relationship' | 'contact') => ({
    value: draft[name],
    onChange: (value: string) => onChange({ [name]: value }),
    errorMessage: problems[name],
    isRequired: true,
    maxLength: guardianLimits[name],
    autoComplete: 'off', // the browser would fill in the candidate's details, not the guardian's
  });
  return (
    <div role="group" aria-label={words.guardian.label} className={stepClass}>
      <p className={moreClass}>{consentText.minors}</p>
      <TextField label={words.guardian.name} {...field('name')} />
      <TextField label={words.guardian.relationship} {...field('relationship')} />
      <TextField label={words.guardian.contact} {...field('contact')} />
    </div>
  );
}
