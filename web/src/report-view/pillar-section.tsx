import { ChevronRight } from 'lucide-react';
import { rowsInWords } from '#functions/domain/reports/document/document-words.ts';
import type { Block, ScaleReading } from '#functions/domain/reports/document/report-document.ts';
import { levelLabels } from '#functions/domain/words/report-levels.ts';
import { scoresIn } from '#web/lib/words/report-view.ts';
import { FigureTable, scoreTable } from './charts/chart-figure.tsx';
import { ScaleBarRow, ScaleValue } from './charts/chart-rows.tsx';
import { hueOf } from './charts/hue-of.ts';
import { Labelled, MomentCard, printOpen } from './moment-card.tsx';
import { Sure } from './sure.tsx';
import { classNames } from '#web/ui/class-names.ts';

const aspects = ['meaning', 'upside', 'cost', 'othersNotice', 'also'] as const;

/** What the bank says of a scale: in two columns if there is room. */
function LevelTexts({ intro, exercise, ...texts }: ScaleReading) {
  return (
    <>
      <div className="my-3 gap-x-8 @min-[44rem]:columns-2 [&_p]:mb-2 [&_p]:break-inside-avoid">
        {intro && <p>{intro}</p>}
        {aspects.map((aspect) => (
          <Labelled key={aspect} label={levelLabels[aspect]} text={texts[aspect]} />
        ))}
      </div>
      {exercise && (
        <details className={classNames('mb-3 text-sm', printOpen)}>
          <summary className="w-fit cursor-pointer py-1 text-link">{levelLabels.exercise}</summary>
          <p className="my-2">{exercise}</p>
        </details>
      )}
    </>
  );
}

type Pillar = Extract<Block, { kind: 'pillar' }>;

/** One main parameter: its score, what the bank says of it, its areas as bars that open, an answer, and how sure its figures are. */
export function PillarSection({ scale, meaning, reading, areas, moment, sure }: Pillar) {
  const rows = [scale, ...areas.map((area) => area.scale)];
  const caption = scoresIn(scale.name);
  return (
    <div className="@container py-5 [&+&]:border-t [&+&]:border-line" {...hueOf(scale.hue)}>
      <div className="mb-3 flex break-after-avoid flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-l-5 border-(--scale) pl-3">
        <h3 className="m-0!">{scale.name}</h3>
        <ScaleValue {...scale} />
      </div>
      {meaning && <p className="max-w-none">{meaning}</p>}
      {reading && <LevelTexts {...reading} />}
      <div className={classNames('mt-4 grid grid-cols-1 gap-x-8 gap-y-4', moment && '@min-[44rem]:grid-cols-2')}>
        <div className="@container self-start border-t border-line">
          {(areas.length > 0 ? areas : [{ scale }]).map((area) => (
            <AreaRow key={area.scale.name} {...area} />
          ))}
          <Sure of={caption}>
            <p>{sure}</p>
            <FigureTable caption={caption} {...scoreTable(rows)} />
          </Sure>
        </div>
        {moment && <MomentCard moment={moment} scale={moment.subParameter} />}
      </div>
    </div>
  );
}

/** An area's bar; opened, what the bank says of it. */
function AreaRow({ scale, reading }: Pillar['areas'][number]) {
  const bar = (
    <div className="min-w-0 [print-color-adjust:exact]">
      <ScaleBarRow isAlone row={scale} />
    </div>
  );
  if (!reading)
    return (
      <div role="img" aria-label={rowsInWords([scale])} className="border-b border-line py-2 pl-6">
        {bar}
      </div>
    );
  return (
    <details className={classNames('group border-b border-line open:pb-3 print:break-inside-avoid', printOpen)}>
      <summary className="grid cursor-pointer list-none grid-cols-[1rem_minmax(0,1fr)] gap-x-2 py-2 text-sm [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          size={16}
          className="mt-0.5 group-open:[transform:rotate(90deg)] print:invisible"
        />
        {bar}
      </summary>
      <div className="pl-6">
        <LevelTexts {...reading} />
      </div>
    </details>
  );
}
