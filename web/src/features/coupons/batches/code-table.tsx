import type { ReactNode } from 'react';
import type { BatchCode } from '#functions/contract/admin/coupons/coupon-batches.ts';
import { isReleasable, isSwitchable } from '#functions/domain/coupons/code-state.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { AttemptLink } from '../attempt-link.tsx';
import { CodeStateCell } from './code-state-cell.tsx';
import styles from '../coupons.module.css';
import { Person } from '../person.tsx';

export type CodeAct = 'deactivate' | 'activate' | 'release';

interface CodeTableProps {
  label: string;
  rows: readonly BatchCode[];
  /** While the batch is off, so is each of its codes. */
  isBatchActive: boolean;
  onAct: (act: CodeAct, code: BatchCode) => void;
  /** What to say where there is no code. */
  empty: ReactNode;
}

/** Codes with how far each has come, and what can be done about it. */
export function CodeTable({ label, rows, isBatchActive, onAct, empty }: CodeTableProps) {
  const columns: Column<BatchCode>[] = [
    { id: 'code', title: 'Code', cell: ({ code }) => <span className={styles.codeText}>{code}</span> },
    { id: 'state', title: 'Status', cell: (code) => <CodeStateCell code={code} /> },
    {
      id: 'person',
      title: 'Person',
      className: styles.person,
      cell: ({ state, person }) => (person || state === 'used' ? <Person person={person} /> : '–'),
    },
    {
      id: 'at',
      title: 'Redeemed',
      cell: ({ redeemedAt }) => (redeemedAt === undefined ? '–' : <Moment at={redeemedAt} />),
    },
    {
      id: 'attempt',
      title: 'Attempt',
      cell: ({ person, attemptId }) => <AttemptLink userId={person?.userId} attemptId={attemptId} />,
    },
    {
      id: 'acts',
      title: 'Acts',
      isTitleHidden: true,
      isActs: true,
      cell: (code) => <Acts code={code} isBatchActive={isBatchActive} onAct={onAct} />,
    },
  ];
  return (
    <DataTable caption={`Codes of ${label}`} columns={columns} rows={rows} rowKey={({ code }) => code} empty={empty} />
  );
}

function Acts({ code, isBatchActive, onAct }: Pick<CodeTableProps, 'isBatchActive' | 'onAct'> & { code: BatchCode }) {
  const { code: name, state, isDeactivated } = code;
  const mayActivate = isDeactivated;
  const mayDeactivate = !isDeactivated && isBatchActive && state !== 'expired';
  return (
    <span className={styles.acts}>
      {isReleasable(state) && (
        <Button size="small" aria-label={`Release ${name}`} onPress={() => onAct('release', code)}>
          Release
        </Button>
      )}
      {isSwitchable(state) && mayDeactivate && (
        <Button size="small" aria-label={`Deactivate ${name}`} onPress={() => onAct('deactivate', code)}>
          Deactivate
        </Button>
      )}
      {isSwitchable(state) && mayActivate && (
        <Button size="small" aria-label={`Activate ${name}`} onPress={() => onAct('activate', code)}>
          Activate
        </Button>
      )}
    </span>
  );
}
