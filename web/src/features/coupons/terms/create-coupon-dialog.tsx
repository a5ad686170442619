import { createCoupon, type CouponView } from '#functions/contract/admin/coupons/coupons.ts';
import type { Request } from '#functions/contract/endpoint.ts';
import { useCommand } from '#web/lib/admin/use-command.ts';
import { call } from '#web/lib/api-client.ts';
import { codeOf } from '#web/lib/api-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { couponsKey } from '../coupon-queries.ts';
import { useForm } from '#web/lib/use-form.ts';
import { limitOf, newDraft } from './terms-draft.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TermsFields } from './terms-fields.tsx';
import { codeBytes, couponCode } from '#functions/domain/coupons/coupon-code.ts';
import { adminLimits } from '#functions/contract/text-limits.ts';

interface CreateCouponDialogProps {
  quizId: number;
  onClose: () => void;
  onCreated: (coupon: CouponView) => void;
}

type Body = Request<typeof createCoupon>['body'];

export function CreateCouponDialog({ quizId, onClose, onCreated }: CreateCouponDialogProps) {
  const { draft, issues, read, change: changeDraft } = useForm(() => newDraft(Date.now()));
  const create = useCommand({
    send: (body: Body) => call(createCoupon, { params: { quizId }, body }),
    onDone: onCreated,
    reloads: [couponsKey],
  });
  const isTaken = codeOf(create.error) === 'coupon-exists';
  const change = (changes: Partial<typeof draft>) => {
    changeDraft(changes);
    create.reset();
  };
  const submit = () => {
    const body = read(createCoupon.body, { ...draft, maxUses: limitOf(draft) });
    if (body) create.run(body);
  };
  return (
    <FormDialog
      title="Create a coupon"
      action="Create coupon"
      onSubmit={submit}
      onClose={onClose}
      isPending={create.isPending}
      failure={isTaken ? undefined : create.failure}
    >
      {/* The button is beside the input, whose label is above and whose note is below it. */}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 max-[30rem]:grid-cols-1">
        <TextField
          label="Code"
          description="3 to 40 letters, digits, - and _. It is stored in capitals; people may type it in any case."
          value={draft.code}
          onChange={(code) => change({ code })}
          autoComplete="off"
          spellCheck="false"
          maxLength={adminLimits.couponCode}
          errorMessage={issues.code ?? (isTaken ? create.failure : undefined)}
        />
        <Button
          size="small"
          onPress={() => change({ code: makeCode() })}
          className="mt-[calc(var(--step--1)_*_1.6_+_0.25rem)] min-h-11 self-start max-[30rem]:mt-0 max-[30rem]:justify-self-start"
        >
          Generate a code
        </Button>
      </div>
      <TermsFields draft={draft} issues={issues} onChange={change} />
    </FormDialog>
  );
}

/** A new code from the browser's random numbers. */
function makeCode(): string {
  return couponCode(crypto.getRandomValues(new Uint8Array(codeBytes)));
}
