import { documentLabels, rowsInWords } from '#functions/domain/reports/document/document-words.ts';
import type { Block, ScaleReading } from '#functions/domain/reports/document/report-document.ts';
import { levelLabels } from '#functions/domain/words/report-levels.ts';
import { scoresIn } from '#web/lib/words/report-view.ts';
import { BandChart } from './charts/band-chart.tsx';
import { ComparisonChart } from './charts/comparison-chart.tsx';
import { DialList } from './charts/dial-list.tsx';
import { rowsClass, ScaleBarRow, ScaleValue } from './charts/chart-rows.tsx';
import { hueOf } from './charts/hue-of.ts';
import { ScaleChart } from './charts/scale-chart.tsx';
import { ShapeChart } from './charts/shape-chart.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CardList, Labelled, MomentCard, scaleOf } from './moment-card.tsx';

/** A part of a report, rendered by its kind. */
export function ReportBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'lead':
      return <p className="text-lg/[1.5]">{block.text}</p>;
    case 'text':
      return <p>{block.text}</p>;
    case 'subheading':
      return <h3>{block.text}</h3>;
    case 'note':
      return (
        <p className="rounded-md bg-sunken px-4 py-3 text-sm print:break-before-avoid print:break-inside-avoid print:border print:border-line">
          {block.text}
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, place) => (
            <li key={place}>{item}</li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <dl className="mx-0 mt-0 mb-4 grid print:grid-cols-2 print:gap-x-4 print:text-sm">
          {block.items.map(({ label, value }, place) => (
            <div
              key={place}
              className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[2fr_5fr] print:break-inside-avoid print:grid-cols-[9rem_minmax(0,1fr)] print:gap-x-3"
            >
              <dt className="font-semibold">{label}</dt>
              <dd className="m-0">{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'names':
      return (
        <div>
          <h3>{block.title}</h3>
          {block.intro && <p>{block.intro}</p>}
          <dl className="m-0 grid gap-2">
            {block.items.map(({ name, hue, text }) => (
              <div key={name} className="border-l-5 border-(--scale,var(--line)) pl-3" {...hueOf(hue)}>
                <dt className="font-semibold">{name}</dt>
                <dd className="m-0">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      );
    case 'step':
      return (
        <div>
          <h3>{block.title}</h3>
          <p>{block.text}</p>
        </div>
      );
    case 'sure':
      return <Sure text={block.text} isOpen={block.isOpen} />;
    case 'quadrants':
      return (
        <div className="grid gap-3 sm:grid-cols-2">
          {block.quadrants.map(({ title, lines, none }) => (
            <div key={title} className="rounded-md border border-line px-4 py-3 [&_h3]:mt-0">
              <h3>{title}</h3>
              {none && <p className="m-0">{none}</p>}
              <ul className="m-0 pl-[1.25em]">
                {lines.map((line, place) => (
                  <li key={place}>{line}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      );
    case 'shape':
      return <ShapeChart {...block} />;
    case 'scales':
      return <ScaleChart {...block} />;
    case 'dials':
      return <DialList dials={block.dials} />;
    case 'choices':
      return <BandChart {...block} />;
    case 'comparison':
      return <ComparisonChart {...block} />;
    case 'findings':
      return (
        <CardList items={block.findings}>
          {({ scale, moment }) => (
            <div className="contents" {...hueOf(scale?.hue)}>
              {scale && (
                <div role="img" aria-label={rowsInWords([scale])} className={rowsClass}>
                  <ScaleBarRow isAlone row={scale} />
                </div>
              )}
              {moment && <MomentCard moment={moment} scale={scale ? undefined : scaleOf(moment)} />}
            </div>
          )}
        </CardList>
      );
    case 'pillar':
      return <PillarSection {...block} />;
    case 'moments':
      return (
        <CardList items={block.moments}>{(moment) => <MomentCard moment={moment} scale={scaleOf(moment)} />}</CardList>
      );
    case 'steps':
      return <StepList steps={block.steps} />;
  }
}

/** "How sure is this?": one sentence, or what opens on request. */
function Sure({ text, isOpen }: { text: string; isOpen: boolean }) {
  if (isOpen) return <Labelled label={documentLabels.sure} text={text} />;
  return (
    <details className="mt-2 text-sm print:not-open:hidden [&_summary]:w-fit [&_summary]:cursor-pointer [&_summary]:text-link">
      <summary>{documentLabels.sure}</summary>
      <p>{text}</p>
    </details>
  );
}

/** The plan; on paper with a line for a date. */
function StepList({ steps }: Pick<Extract<Block, { kind: 'steps' }>, 'steps'>) {
  return (
    <ol className="grid gap-6 pl-[1.5em] [&_li]:break-inside-avoid [&_li]:marker:font-semibold [&_p]:m-0">
      {steps.map(({ area, what, when, notice, exercise }, place) => (
        <li key={place}>
          <p className="text-quiet">{area}</p>
          <p className="text-lg/[1.45]">{what}</p>
          <Labelled label={documentLabels.when} text={when} />
          <Labelled label={documentLabels.notice} text={notice} />
          <Labelled label={levelLabels.exercise} text={exercise} />
          <p className="hidden print:mt-6 print:block print:w-56 print:border-b">{documentLabels.dateLine}</p>
        </li>
      ))}
    </ol>
  );
}

const aspects = ['upside', 'cost', 'othersNotice'] as const;

/** What the bank says of a scale: two levels side by side if there is room. */
function LevelTexts({ meaning, intro, levels = [], exercise }: ScaleReading) {
  return (
    <div className="my-3 grid grid-cols-1 gap-3 [&_p]:m-0">
      {meaning && <p>{meaning}</p>}
      {intro && <p>{intro}</p>}
      {levels.length > 0 && (
        <div
          className={classNames('grid grid-cols-1 gap-x-8 gap-y-4', levels.length > 1 && '@min-[36rem]:grid-cols-2')}
        >
          {levels.map(({ level, ...texts }) => (
            <div key={level} className="grid grid-cols-1 content-start gap-2">
              {levels.length > 1 && <p className="font-semibold">{levelLabels[level]}</p>}
              {aspects.map((aspect) => (
                <Labelled key={aspect} label={levelLabels[aspect]} text={texts[aspect]} />
              ))}
            </div>
          ))}
        </div>
      )}
      <Labelled label={levelLabels.exercise} text={exercise} />
    </div>
  );
}

/** One main parameter: its score, its meaning, its sub-parameters, an example answer, and what the bank says of each of them. */
function PillarSection({ scale, meaning, reading, areas, moment, sure }: Extract<Block, { kind: 'pillar' }>) {
  const charted = areas.length > 0 ? areas.map((area) => area.scale) : [scale];
  const told = areas.flatMap(({ scale: { name }, reading: own }) => (own ? [{ name, own }] : []));
  return (
    <div className="@container break-inside-avoid py-6 [&+&]:border-t [&+&]:border-line" {...hueOf(scale.hue)}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-l-5 border-(--scale) pl-3 [&_h3]:m-0">
        <h3>{scale.name}</h3>
        <ScaleValue {...scale} />
      </div>
      {meaning && <p>{meaning}</p>}
      <Sure text={sure} isOpen={false} />
      {reading && <LevelTexts {...reading} />}
      <ScaleChart isCaptionHidden caption={scoresIn(scale.name)} alt={rowsInWords(charted)} rows={charted} />
      {moment && <MomentCard moment={moment} scale={moment.subParameter} />}
      {told.length > 0 && (
        <div className="mt-6 border-b border-line">
          {told.map(({ name, own }) => (
            <details
              key={name}
              className="border-t border-line pb-1 open:pb-4 print:break-inside-avoid print:[&::details-content]:h-auto print:[&::details-content]:[content-visibility:visible]"
            >
              <summary className="cursor-pointer py-2 font-semibold print:list-none">{name}</summary>
              <LevelTexts {...own} />
            </details>
          ))}
        </div>
      )}
    </div>
  );
}
