import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type BatchView, finishCouponBatch } from '#functions/contract/admin/coupons/coupon-batches.ts';
import { call } from '#web/lib/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { couponsKey } from '../coupon-queries.ts';
import styles from '../coupons.module.css';
import { longWorkMs } from '../terms/update-terms.ts';

/** Says that making or changing the batch was cut off, and goes on with it. */
export function UnfinishedBatch({ batch: { batchId, isComplete } }: { batch: BatchView }) {
  const queries = useQueryClient();
  const finish = useMutation({
    mutationFn: () => call(finishCouponBatch, { params: { batchId } }, { timeLimitMs: longWorkMs }),
    networkMode: 'always',
    onSettled: () => queries.invalidateQueries({ queryKey: couponsKey }),
  });
  return (
    <Notice tone="warning" title={isComplete ? 'The last change is not finished' : 'Not all codes are there yet'}>
      <p>
        {isComplete
          ? 'Some codes may still have the terms from before. Finish the change, then all have the new ones.'
          : 'Making them was cut off. Finish the batch before you hand codes out.'}
      </p>
      {finish.error && <p>{finish.error.message}</p>}
      <Button size="small" className={styles.finish} onPress={() => finish.mutate()} isPending={finish.isPending}>
        {isComplete ? 'Finish the change' : 'Finish the batch'}
      </Button>
    </Notice>
  );
}
