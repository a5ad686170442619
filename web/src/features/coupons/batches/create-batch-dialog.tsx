import { useState } from 'react';
import { type BatchView, createCouponBatch } from '#functions/contract/admin/coupons/coupon-batches.ts';
import { maxBatchCodes, minBatchCodes } from '#functions/domain/coupons/coupon.ts';
import type { Request } from '#functions/contract/endpoint.ts';
import { useCommand } from '#web/lib/admin/use-command.ts';
import { call } from '#web/lib/api-client.ts';
import { newEventId } from '#web/lib/event-id.ts';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { couponsKey } from '../coupon-queries.ts';
import { useForm } from '#web/lib/use-form.ts';
import { newDraft } from '../terms/terms-draft.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TermsFields } from '../terms/terms-fields.tsx';
import { bulkTimeLimitMs } from '../terms/terms-dialogs.tsx';

interface CreateBatchDialogProps {
  quizId: number;
  onClose: () => void;
  onCreated: (batch: BatchView) => void;
}

type Body = Request<typeof createCouponBatch>['body'];

export function CreateBatchDialog({ quizId, onClose, onCreated }: CreateBatchDialogProps) {
  // One id for the whole dialog, so that a retry continues with the same batch.
  const [requestId] = useState(newEventId);
  const { draft, issues, read, change } = useForm(() => newDraft(Date.now()));
  const create = useCommand({
    send: (body: Body) => call(createCouponBatch, { params: { quizId }, body }, { timeLimitMs: bulkTimeLimitMs }),
    onDone: onCreated,
    reloads: [couponsKey],
  });
  const submit = () => {
    const body = read(createCouponBatch.body, { ...draft, requestId });
    if (body) create.run(body);
  };
  return (
    <FormDialog
      title="Create a batch of codes"
      action="Create codes"
      onSubmit={submit}
      onClose={onClose}
      isPending={create.isPending}
      failure={create.failure}
    >
      <p className="m-0">Each code works once, for one person. They can’t be guessed from each other.</p>
      <NumberField
        label="Number of codes"
        description={`${minBatchCodes} to ${maxBatchCodes.toLocaleString('en')}.`}
        value={draft.count}
        onChange={(count) => change({ count })}
        minValue={minBatchCodes}
        errorMessage={issues.count}
      />
      <TermsFields isBatch draft={draft} issues={issues} onChange={change} />
    </FormDialog>
  );
}
