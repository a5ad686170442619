import { createContext, use } from 'react';
import { documentLabels } from '#functions/domain/reports/document/document-words.ts';
import { levelLabels } from '#functions/domain/words/report-levels.ts';
import type { PlanStep } from '#functions/domain/reports/document/report-document.ts';
import * as words from '#web/lib/words/report-view.ts';
import { Failure } from '#web/ui/notice.tsx';
import { Labelled } from './moment-card.tsx';

export interface StepTicks {
  done: readonly string[];
  /** Remembers which steps are done. */
  onChange: (done: string[]) => void;
  isSaved: boolean;
  problem: string | undefined;
}

/** Makes the plan a checklist; absent where nobody's account could remember it. */
export const StepTicks = createContext<StepTicks | undefined>(undefined);

/** The plan; on paper with a line for a date. */
export function StepList({ steps }: { steps: readonly PlanStep[] }) {
  const ticks = use(StepTicks);
  return (
    <>
      <ol className="grid gap-5 pl-[1.5em] [&_li]:break-inside-avoid [&_li]:marker:font-semibold [&_p]:m-0">
        {steps.map((step) => (
          <li key={step.what}>
            <div className="grid grid-cols-1 gap-1 text-sm/[1.5]">
              {step.area && <p className="text-quiet">{step.area}</p>}
              {ticks ? <Tick {...{ ...ticks, what: step.what }} /> : <p className="text-lg/[1.45]">{step.what}</p>}
              <div className="grid grid-cols-1 gap-x-8 gap-y-1 lg:grid-cols-2">
                <div className="grid content-start gap-1">
                  <Labelled label={documentLabels.when} text={step.when} />
                  <Labelled label={documentLabels.notice} text={step.notice} />
                </div>
                <Labelled label={levelLabels.exercise} text={step.exercise} />
              </div>
              <p className="hidden print:mt-6 print:block print:w-56 print:border-b">{documentLabels.dateLine}</p>
            </div>
          </li>
        ))}
      </ol>
      {ticks && (
        <div className="my-4 text-sm print:hidden">
          <p role="status" className="m-0 text-quiet">
            {ticks.isSaved ? words.ticksSaved : words.tickHint}
          </p>
          <Failure of={ticks.problem} />
        </div>
      )}
    </>
  );
}

function Tick({ what, done, onChange }: StepTicks & { what: string }) {
  const isDone = done.includes(what);
  return (
    <label className="flex cursor-pointer items-start gap-3 text-lg/[1.45]">
      <input
        type="checkbox"
        checked={isDone}
        className="mt-[0.2em] size-5 flex-none accent-(--text)"
        onChange={() => onChange(isDone ? done.filter((one) => one !== what) : [...done, what])}
      />
      <span>{what}</span>
    </label>
  );
}
