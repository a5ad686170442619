import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCommand } from '#web/lib/admin/use-command.ts';
import { codeOf } from '#web/lib/api-problem.ts';
import { paths } from '#web/lib/paths.ts';
import * as words from '#web/lib/words/admin/coupon-batch.ts';
import * as coupons from '#web/lib/words/admin/coupons.ts';
import * as lists from '#web/lib/words/admin/lists.ts';
import { Tagged } from '#web/ui/tagged.tsx';
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
        {words.actions.change}
      </Button>
      <Button size="small" onPress={() => open('activation')}>
        {batch.active ? words.actions.deactivate : words.actions.activate}
      </Button>
    </>
  );
  return (
    <AdminPage
      title={batch ? batch.label : words.title}
      about={
        <Link to={batch ? `${paths.adminCoupons}?quiz=${batch.quizId}` : paths.adminCoupons}>{coupons.links.back}</Link>
      }
      actions={actions}
    >
      <Failure of={{ error }} onRetry={codeOf(error) === 'not-found' ? undefined : () => void refetch()} />
      <Done>{done}</Done>
      {!batch && !error && <Loading />}
      {batch && !batch.isSettled && <UnfinishedBatch batchId={batchId} />}
      {batch && <Facts facts={factsOf(batch)} />}
      {batch && <BatchCodes batch={batch} onDone={setDone} />}
      {dialog && <TermsDialog {...dialog} onClose={() => setDialog(undefined)} onChanged={setDone} />}
    </AdminPage>
  );
}

const factsOf = (batch: BatchView) =>
  [
    [lists.labels.status, <CouponStatus status={batch.status} />],
    [coupons.columns.discount, coupons.percent(batch.discountPercentage)],
    [
      words.facts.valid,
      <Tagged
        text={words.valid}
        draw={{ from: () => <Moment at={batch.validFrom} />, until: () => <Moment at={batch.validUntil} /> }}
      />,
    ],
    [
      words.facts.created,
      <Tagged text={words.created(batch.createdByName)} draw={{ at: () => <Moment at={batch.createdAt} /> }} />,
    ],
    [words.facts.id, batch.batchId],
  ] as const;

/** Tells that making or changing the batch was interrupted, and continues it. */
function UnfinishedBatch({ batchId }: { batchId: string }) {
  const finish = useCommand({
    send: () => call(finishCouponBatch, { params: { batchId } }, { timeLimitMs: bulkTimeLimitMs }),
    reloads: [couponsKey],
  });
  return (
    <Notice tone="warning" title={words.unfinished.title}>
      <p>{words.unfinished.about}</p>
      {finish.failure && <p>{finish.failure}</p>}
      <Button size="small" className="mt-2" onPress={() => finish.run()} isPending={finish.isPending}>
        {words.unfinished.action}
      </Button>
    </Notice>
  );
}
