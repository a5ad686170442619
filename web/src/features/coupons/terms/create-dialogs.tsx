import { useState } from 'react';
import { type BatchView, createCouponBatch } from '#functions/contract/admin/coupons/coupon-batches.ts';
import { createCoupon, type CouponView } from '#functions/contract/admin/coupons/coupons.ts';
import type { Request } from '#functions/contract/endpoint.ts';
import { useCommand } from '#web/lib/admin/use-command.ts';
import { call } from '#web/lib/api-client.ts';
import { codeOf } from '#web/lib/api-problem.ts';
import { newEventId } from '#web/lib/event-id.ts';
import * as words from '#web/lib/words/admin/coupons.ts';
import { labels } from '#web/lib/words/admin/lists.ts';
import { Button } from '#web/ui/button.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { couponsKey } from '../coupon-queries.ts';
import { useForm } from '#web/lib/use-form.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { bulkTimeLimitMs } from './terms-dialogs.tsx';
import { limitOf, newDraft, TermsFields } from './terms-fields.tsx';
import { maxBatchCodes, minBatchCodes } from '#functions/domain/coupons/coupon.ts';
import { codeBytes, couponCode } from '#functions/domain/coupons/coupon-code.ts';
import { adminLimits } from '#functions/contract/text-limits.ts';

interface CreateDialogProps<Created> {
  quizId: number;
  onClose: () => void;
  onCreated: (created: Created) => void;
}

export function CreateCouponDialog({ quizId, onClose, onCreated }: CreateDialogProps<CouponView>) {
  const { draft, issues, read, change: changeDraft } = useForm(() => newDraft(Date.now()));
  const create = useCommand({
    send: (body: Request<typeof createCoupon>['body']) => call(createCoupon, { params: { quizId }, body }),
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
      title={words.create.title}
      action={words.create.action}
      onSubmit={submit}
      onClose={onClose}
      isPending={create.isPending}
      failure={isTaken ? undefined : create.failure}
    >
      {/* The button is beside the input, whose label is above and whose note is below it. */}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 max-[30rem]:grid-cols-1">
        <TextField
          label={labels.code}
          description={words.codeHint}
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
          {words.create.generate}
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

export function CreateBatchDialog({ quizId, onClose, onCreated }: CreateDialogProps<BatchView>) {
  // One id for the whole dialog, so that a retry continues with the same batch.
  const [requestId] = useState(newEventId);
  const { draft, issues, read, change } = useForm(() => newDraft(Date.now()));
  const create = useCommand({
    send: (body: Request<typeof createCouponBatch>['body']) =>
      call(createCouponBatch, { params: { quizId }, body }, { timeLimitMs: bulkTimeLimitMs }),
    onDone: onCreated,
    reloads: [couponsKey],
  });
  const submit = () => {
    const body = read(createCouponBatch.body, { ...draft, requestId });
    if (body) create.run(body);
  };
  return (
    <FormDialog
      title={words.createBatch.title}
      action={words.createBatch.action}
      onSubmit={submit}
      onClose={onClose}
      isPending={create.isPending}
      failure={create.failure}
    >
      <p className="m-0">{words.createBatchAbout}</p>
      <NumberField
        label={words.fields.count}
        description={words.countHint(minBatchCodes, maxBatchCodes.toLocaleString('en-IN'))}
        value={draft.count}
        onChange={(count) => change({ count })}
        minValue={minBatchCodes}
        errorMessage={issues.count}
      />
      <TermsFields isBatch draft={draft} issues={issues} onChange={change} />
    </FormDialog>
  );
}
