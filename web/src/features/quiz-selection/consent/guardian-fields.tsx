import { consentText } from '#functions/domain/people/consent.ts';
import { CheckField } from '#web/ui/form/choice-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { ConsentDraft, ConsentProblems } from './consent-draft.ts';
import styles from './consent-step.module.css';

interface GuardianFieldsProps {
  draft: ConsentDraft;
  problems: ConsentProblems;
  onChange: (changes: Partial<ConsentDraft>) => void;
}

/** For who is under 18: who agrees, and their word. */
export function GuardianFields({ draft, problems, onChange }: GuardianFieldsProps) {
  const field = (name: 'name' | 'relationship' | 'contact') => ({
    value: draft[name],
    onChange: (value: string) => onChange({ [name]: value }),
    errorMessage: problems[name],
    isRequired: true,
    autoComplete: 'off', // the browser knows the young person, not their guardian
  });
  return (
    <div role="group" aria-label="Your parent or guardian" className={styles.guardian}>
      <p className={styles.more}>{consentText.minors}</p>
      <TextField label="Name of your parent or guardian" maxLength={100} {...field('name')} />
      <TextField label="Relationship to you" maxLength={50} {...field('relationship')} />
      <TextField label="Their e-mail address or phone number" maxLength={254} {...field('contact')} />
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
