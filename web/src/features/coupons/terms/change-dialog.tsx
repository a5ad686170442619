import { useCommand } from '#web/lib/admin/use-command.ts';
import { ReasonDialog } from '#web/ui/form/reason-dialog.tsx';
import { couponsKey } from '../coupon-queries.ts';
import { batchRequest, couponRequest, draftOf, type TermsProblems } from './terms-draft.ts';
import { TermsFields } from './terms-fields.tsx';
import { nameOf, type Terms, type TermsChange, updateTerms } from './update-terms.ts';
import { useTermsDraft } from './use-terms-draft.ts';

export interface ChangeDialogProps {
  terms: Terms;
  onClose: () => void;
  onChanged: (words: string) => void;
}

/** Window, discount, limit and label of a coupon or a batch. */
export function ChangeDialog({ terms, onClose, onChanged }: ChangeDialogProps) {
  const { update, failure, isPending } = useTermsUpdate(terms, () => onChanged(`Changed ${nameOf(terms)}.`));
  const { draft, problems, setProblems, change } = useTermsDraft(() =>
    draftOf(terms.kind === 'coupon' ? terms.coupon : terms.batch),
  );
  const confirm = (reason: string) => {
    const outcome = termsOf(terms, draft);
    setProblems(outcome.problems);
    if (outcome.change) update(outcome.change, reason);
  };
  return (
    <ReasonDialog
      title={`Change ${nameOf(terms)}`}
      action="Save changes"
      onConfirm={confirm}
      onClose={onClose}
      isPending={isPending}
      failure={failure}
    >
      <p style={{ margin: 0 }}>Whoever has redeemed it before keeps what they were given.</p>
      <TermsFields isBatch={terms.kind === 'batch'} draft={draft} problems={problems} onChange={change} />
    </ReasonDialog>
  );
}

/** Validates like at the creation; the code and the number of codes cannot be changed. */
function termsOf(terms: Terms, draft: ReturnType<typeof draftOf>): { change?: TermsChange; problems: TermsProblems } {
  if (terms.kind === 'coupon') {
    const { body, problems } = couponRequest({ ...draft, code: 'code' });
    if (!body) return { problems };
    const { code: _code, label = '', ...rest } = body;
    return { change: { ...rest, label }, problems };
  }
  const { body, problems } = batchRequest({ ...draft, count: 1 }, '00000000');
  if (!body) return { problems };
  const { label, validFrom, validUntil, discountPercentage } = body;
  return { change: { label, validFrom, validUntil, discountPercentage }, problems };
}

/** Sends a change; reloads the lists whatever the outcome. */
export function useTermsUpdate(terms: Terms, onDone: () => void) {
  const { run, isPending, failure } = useCommand({
    send: ({ change, reason }: { change: TermsChange; reason: string }) => updateTerms(terms, change, reason),
    onDone,
    reloads: [couponsKey],
  });
  const update = (change: TermsChange, reason: string) => run({ change, reason });
  return { update, isPending, failure };
}
