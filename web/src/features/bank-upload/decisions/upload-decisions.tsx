import type { Ref } from 'react';
import type { DefectView, UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import { openDecisions } from '../defects/blocked-words.ts';
import { AskItem } from './ask-item.tsx';
import { isUrgent } from './ask-words.ts';
import { LeftOutList } from './left-out-list.tsx';
import { ScoreList } from './score-list.tsx';
import type { Deciding } from './use-decide.ts';

const itemClass =
  'py-3 px-4 not-last:border-b not-last:border-line data-[open=true]:border-l-3 data-[open=true]:border-l-warning';

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
  const inOrder = [...asks].sort((a, b) => Number(isUrgent(b)) - Number(isUrgent(a)));
  return (
    <section aria-labelledby="upload-decisions" className="grid max-w-240 grid-cols-1 gap-2">
      <h3
        ref={titleRef}
        id="upload-decisions"
        tabIndex={-1}
        className="m-0 scroll-mt-[calc(var(--header-height)_+_1rem)] plain-heading text-[0.9375rem]/[1.4] outline-none"
      >
        {open.asks + open.scores > 0 ? 'Decide before you submit' : 'What you decided'}
      </h3>
      <ul className="m-0 grid list-none grid-cols-1 rounded-md border border-line bg-surface p-0">
        {inOrder.map((ask) => (
          <AskItem key={ask.kind} ask={ask} {...shared} />
        ))}
        {scores.length > 0 && (
          <li className={itemClass} data-open={open.scores > 0}>
            <ScoreList scores={scores} {...shared} />
          </li>
        )}
        {choices && isLeftOut && (
          <li className={itemClass}>
            <LeftOutList choices={choices} defects={defects} {...shared} />
          </li>
        )}
      </ul>
    </section>
  );
}
