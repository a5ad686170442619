import type { Ref } from 'react';
import type { DefectView, UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import { openDecisions } from '../defects/blocked-words.ts';
import { AskItem } from './ask-item.tsx';
import { isUrgent } from './ask-words.ts';
import styles from './decisions.module.css';
import { LeftOutList } from './left-out-list.tsx';
import { ScoreList } from './score-list.tsx';
import type { Deciding } from './use-decide.ts';

interface UploadDecisionsProps {
  upload: UploadView;
  defects: readonly DefectView[];
  deciding: Deciding;
  titleRef: Ref<HTMLHeadingElement>;
}

/** The admin's decisions about a file before it can be submitted; each one can be changed. */
export function UploadDecisions({ upload, defects, deciding, titleRef }: UploadDecisionsProps) {
  const { decide, pending } = deciding;
  const { choices, findings, sheets } = upload;
  const asks = findings?.asks ?? [];
  const scores = findings?.scores ?? [];
  const isLeftOut = (choices?.leaveOut?.length ?? 0) + (choices?.leaveOutKinds?.length ?? 0) > 0;
  if (asks.length + scores.length === 0 && !isLeftOut) return null;
  const shared = { sheets, decide, pending };
  const open = openDecisions(upload);
  const inOrder = asks.toSorted((a, b) => Number(isUrgent(b)) - Number(isUrgent(a)));
  return (
    <section aria-labelledby="upload-decisions" className={styles.section}>
      <h3 ref={titleRef} id="upload-decisions" tabIndex={-1} className={styles.title}>
        {open.asks + open.scores > 0 ? 'Decide before you submit' : 'What you decided'}
      </h3>
      <ul className={styles.items}>
        {inOrder.map((ask) => (
          <AskItem key={ask.kind} ask={ask} {...shared} />
        ))}
        {scores.length > 0 && (
          <li className={styles.item} data-open={open.scores > 0}>
            <ScoreList scores={scores} {...shared} />
          </li>
        )}
        {choices && isLeftOut && (
          <li className={styles.item}>
            <LeftOutList choices={choices} defects={defects} {...shared} />
          </li>
        )}
      </ul>
    </section>
  );
}
