import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCommand } from '#web/lib/admin/use-command.ts';
import { codeOf } from '#web/lib/api-problem.ts';
import { paths } from '#web/lib/paths.ts';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Loading } from '#web/ui/page/loading.tsx';
import { Done, Failure, Notice } from '#web/ui/notice.tsx';
import { BatchCodes } from './batch-codes.tsx';
import { CouponStatus } from '../coupon-cells.tsx';
import { batchQuery, couponsKey } from '../coupon-queries.ts';
import { type BatchView, finishCouponBatch } from '#functions/contract/admin/coupons/coupon-batches.ts';
import { call } from '#web/lib/api-client.ts';
import { bulkTimeLimitMs, type OpenTerms, TermsDialog } from '../terms/terms-dialogs.tsx';

/** One batch: its terms, and its codes with their states. */
export function BatchScreen({ batchId }: { batchId: string }) {
  const { data: batch, error, refetch } = useQuery(batchQuery(batchId));
  const [dialog, setDialog] = useState<OpenTerms>();
  const [done, setDone] = useState<string>();
  const open = (kind: OpenTerms['kind']) => batch && setDialog({ kind, terms: { kind: 'batch', batch } });
  const actions = batch && (
    <>
      <Button size="small" onPress={() => open('change')}>
        Change batch
      </Button>
      <Button size="small" onPress={() => open('activation')}>
        {batch.active ? 'Deactivate batch' : 'Reactivate batch'}
      </Button>
    </>
  );
  return (
    <AdminPage
      title={batch ? batch.label : 'Batch of codes'}
      about={<Link to={batch ? `${paths.adminCoupons}?quiz=${batch.quizId}` : paths.adminCoupons}>All coupons</Link>}
      actions={actions}
    >
      <Failure
        of={{ error }}
        before="Error: "
        onRetry={codeOf(error) === 'not-found' ? undefined : () => void refetch()}
      />
      <Done>{done}</Done>
      {!batch && !error && <Loading title="Loading the batch..." />}
      {batch && !batch.isSettled && <UnfinishedBatch batch={batch} />}
      {batch && <Facts facts={factsOf(batch)} />}
      {batch && <BatchCodes batch={batch} onDone={setDone} />}
      {dialog && <TermsDialog {...dialog} onClose={() => setDialog(undefined)} onChanged={setDone} />}
    </AdminPage>
  );
}

const factsOf = (batch: BatchView) =>
  [
    ['Status', <CouponStatus status={batch.status} />],
    ['Discount', `${batch.discountPercentage} %`],
    [
      'Valid',
      <>
        <Moment at={batch.validFrom} />
        <span>{` to `}</span>
        <Moment at={batch.validUntil} />
      </>,
    ],
    [
      'Created',
      <>
        <Moment at={batch.createdAt} />
        <span>{` by ${batch.createdByName}`}</span>
      </>,
    ],
    ['Batch', batch.batchId],
  ] as const;

/** Tells that making or changing the batch was interrupted, and continues it. */
function UnfinishedBatch({ batch: { batchId, isComplete } }: { batch: BatchView }) {
  const finish = useCommand({
    send: () => call(finishCouponBatch, { params: { batchId } }, { timeLimitMs: bulkTimeLimitMs }),
    reloads: [couponsKey],
  });
  return (
    <Notice tone="warning" title={isComplete ? 'The last change is not finished' : 'Not all codes are there yet'}>
      <p>
        {isComplete
          ? 'Some codes may still have the old terms. Finish the change to give all of them the new ones.'
          : 'Not all codes have been created. Finish the batch before you hand out codes.'}
      </p>
      {finish.failure && <p>{finish.failure}</p>}
      <Button size="small" className="mt-2" onPress={() => finish.run()} isPending={finish.isPending}>
        {isComplete ? 'Finish the change' : 'Finish the batch'}
      </Button>
    </Notice>
  );
}
