import { type FormEvent, useEffect, useRef } from 'react';
import { guardianLimits } from '#functions/contract/text-limits.ts';
import { consentText } from '#functions/domain/people/consent.ts';
import { paths } from '#web/lib/paths.ts';
import { ChoiceField, CheckField } from '#web/ui/form/choice-field.tsx';
import { Failure } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useFocusWrong } from '#web/ui/form/refuse-invalid.ts';
import type { ConsentDraft, ConsentProblems, useConsent } from './use-consent.ts';

const stepClass = 'gap-4 grid grid-cols-1';
const moreClass = 'm-0 text-sm text-quiet';

const ages = [
  { id: 'adult', text: 'I am 18 or older' },
  { id: 'minor', text: 'I am under 18' },
] as const;

interface ConsentStepProps {
  /** Id for the submit button, which is outside the form. */
  formId: string;
  consent: ReturnType<typeof useConsent>;
}

/** The consent: its purpose, its content and its duration; the person's age; for a minor, the guardian. */
export function ConsentStep({ formId, consent }: ConsentStepProps) {
  const { draft, problems, failure, change, submit } = consent;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusWrong = useFocusWrong();
  useEffect(() => heading.current?.focus(), []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit();
    focusWrong(event.currentTarget);
  };
  return (
    <form id={formId} noValidate onSubmit={onSubmit} className={stepClass}>
      <h3
        ref={heading}
        tabIndex={-1}
        className="m-0 font-text text-lg/snug font-semibold tracking-[normal] outline-none"
      >
        Your data, and your consent
      </h3>
      <dl className="m-0 grid text-sm/[1.45] [&_dd]:mx-0 [&_dd]:mt-0 [&_dd]:mb-1 [&_dd]:text-quiet [&_dt]:font-semibold">
        <dt>Why</dt>
        <dd>{consentText.purpose}</dd>
        <dt>What</dt>
        <dd>{consentText.stored}</dd>
        <dt>How long</dt>
        <dd>{consentText.duration}</dd>
        <dt>Your rights</dt>
        <dd>{consentText.rights}</dd>
      </dl>
      <p className={moreClass}>
        Read more in our{' '}
        <a href={paths.privacy} target="_blank" rel="noopener">
          privacy notice
        </a>{' '}
        and{' '}
        <a href={paths.terms} target="_blank" rel="noopener">
          terms
        </a>{' '}
        (both open in a new tab).
      </p>
      <ChoiceField
        label="How old are you?"
        choices={ages}
        value={draft.age}
        onChange={(id) => change({ age: ages.find((age) => age.id === id)?.id })}
        errorMessage={problems.age}
      />
      {draft.age === 'minor' && <GuardianFields draft={draft} problems={problems} onChange={change} />}
      {draft.age === 'adult' && (
        <p className="m-0 font-medium">With Start Assessment you agree that we use your data as described here.</p>
      )}
      {failure && <ConsentFailure>{failure}</ConsentFailure>}
    </form>
  );
}

/** Scrolls into view, because it is at the end of a long step. */
function ConsentFailure({ children: words }: { children: string }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => end.current?.scrollIntoView?.({ block: 'nearest' }), []);
  return (
    <div ref={end}>
      <Failure of={words} />
    </div>
  );
}

interface GuardianFieldsProps {
  draft: ConsentDraft;
  problems: ConsentProblems;
  onChange: (changes: Partial<ConsentDraft>) => void;
}

/** For a person under 18: the guardian's details and consent. */
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
    <div role="group" aria-label="Your parent or guardian" className={stepClass}>
      <p className={moreClass}>{consentText.minors}</p>
      <TextField label="Name of your parent or guardian" {...field('name')} />
      <TextField label="Relationship to you" {...field('relationship')} />
      <TextField label="Their e-mail address or phone number" {...field('contact')} />
      <CheckField
        isChecked={draft.guardianAgrees}
        onChange={(guardianAgrees) => onChange({ guardianAgrees })}
        errorMessage={problems.guardianAgrees}
      >
        I am the parent or guardian, and I agree that the data of this young person is used as described here.
      </CheckField>
    </div>
  );
}
