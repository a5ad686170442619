import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { diffBanks } from '#functions/domain/banks/bank-diff.ts';
import { diffMaps } from '#functions/domain/banks/parameters/review-map.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/page/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { BankDiffView } from './bank-diff-view.tsx';
import { bankMapQuery, bankQuery } from '../bank-queries.ts';
import { problemWords } from '../problem-words.ts';

interface BankRef {
  version: number;
  pages: number;
}

interface VersionDiffProps {
  quizId: number;
  from: BankRef;
  to: BankRef;
}

/** The difference between two versions of a bank. Both are loaded completely. */
export function VersionDiff({ quizId, from, to }: VersionDiffProps) {
  const banks = useQueries({ queries: [from, to].map((bank) => bankQuery({ quizId, ...bank })) });
  const maps = useQueries({ queries: [from, to].map((bank) => bankMapQuery({ quizId, ...bank })) });
  const [old, now] = banks.map(({ data }) => data);
  const [oldMap, nowMap] = maps.map(({ data }) => data);
  const diff = useMemo(() => old && now && diffBanks(old, now), [old, now]);
  const notes = useMemo(() => oldMap && nowMap && diffMaps(oldMap, nowMap), [oldMap, nowMap]);
  const failed = [...banks, ...maps].find(({ error }) => error);
  if (failed?.error) {
    return (
      <Notice tone="danger">
        <p>{problemWords(failed.error, 'Error: ')}</p>
        <Button size="small" onPress={() => void failed.refetch()} isPending={failed.isFetching}>
          Try again
        </Button>
      </Notice>
    );
  }
  if (!diff || !notes) return <Loading title="Comparing..." text="" />;
  return <BankDiffView label={`From version ${from.version} to version ${to.version}`} diff={diff} notes={notes} />;
}
