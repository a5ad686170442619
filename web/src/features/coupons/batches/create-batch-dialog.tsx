import { useState } from 'react';
import { type BatchView, createCouponBatch } from '#functions/contract/admin/coupons/coupon-batches.ts';
import { maxBatchCodes, minBatchCodes } from '#functions/domain/coupons/coupon.ts';
import { useCommand } from '#web/lib/admin/use-command.ts';
import { call } from '#web/lib/api-client.ts';
import { newEventId } from '#web/lib/event-id.ts';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { couponsKey } from '../coupon-queries.ts';
import { batchRequest, newDraft } from '../terms/terms-draft.ts';
import { useTermsDraft } from '../terms/use-terms-draft.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TermsFields } from '../terms/terms-fields.tsx';
import { bulkTimeLimitMs } from '../terms/update-terms.ts';

interface CreateBatchDialogProps {
  quizId: number;
  onClose: () => void;
  onCreated: (batch: BatchView) => void;
}

type Asked = NonNullable<ReturnType<typeof batchRequest>['body']>;

export function CreateBatchDialog({ quizId, onClose, onCreated }: CreateBatchDialogProps) {
  // One id for the whole dialog, so that a retry continues with the same batch.
  const [requestId] = useState(newEventId);
  const { draft, problems, setProblems, change } = useTermsDraft(() => newDraft(Date.now()));
  const create = useCommand({
    send: (body: Asked) => call(createCouponBatch, { params: { quizId }, body }, { timeLimitMs: bulkTimeLimitMs }),
    onDone: onCreated,
    reloads: [couponsKey],
  });
  const submit = () => {
    const { body, problems: found } = batchRequest(draft, requestId);
    setProblems(found);
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
      <p style={{ margin: 0 }}>Each code works once, for one person. They can’t be guessed from each other.</p>
      <NumberField
        label="Number of codes"
        description={`${minBatchCodes} to ${maxBatchCodes.toLocaleString('en')}.`}
        value={draft.count}
        onChange={(count) => change({ count })}
        minValue={minBatchCodes}
        errorMessage={problems.count}
      />
      <TermsFields isBatch draft={draft} problems={problems} onChange={change} />
    </FormDialog>
  );
}
