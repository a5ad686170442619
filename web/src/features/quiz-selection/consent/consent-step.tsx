import { type FormEvent, useEffect, useRef } from 'react';
import { consentText } from '#functions/domain/people/consent.ts';
import { paths } from '#web/lib/paths.ts';
import { ChoiceField } from '#web/ui/form/choice-field.tsx';
import { ConsentFailure } from './consent-failure.tsx';
import styles from './consent-step.module.css';
import { GuardianFields } from './guardian-fields.tsx';
import type { useConsent } from './use-consent.ts';

const ages = [
  { id: 'adult', text: 'I am 18 or older' },
  { id: 'minor', text: 'I am under 18' },
] as const;

interface ConsentStepProps {
  /** For the button that sends it, which stands elsewhere. */
  formId: string;
  consent: ReturnType<typeof useConsent>;
}

/** Why, what and for how long; how old; and for a minor, who agrees. */
export function ConsentStep({ formId, consent }: ConsentStepProps) {
  const { draft, problems, tries, failure, change, submit } = consent;
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const field = invalid?.matches('input') ? invalid : invalid?.querySelector('input');
    field?.focus();
  }, [tries]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form id={formId} ref={form} noValidate onSubmit={onSubmit} className={styles.step}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        Your data, and your consent
      </h3>
      <dl className={styles.text}>
        <dt>Why</dt>
        <dd>{consentText.purpose}</dd>
        <dt>What</dt>
        <dd>{consentText.stored}</dd>
        <dt>How long</dt>
        <dd>{consentText.duration}</dd>
        <dt>Your rights</dt>
        <dd>{consentText.rights}</dd>
      </dl>
      <p className={styles.more}>
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
        <p className={styles.agreement}>With Start Assessment you agree that we use your data as described here.</p>
      )}
      {failure && <ConsentFailure>{failure}</ConsentFailure>}
    </form>
  );
}
