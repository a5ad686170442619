import { documentLabels, rowsInWords } from '#functions/domain/reports/document/document-words.ts';
import type { Block } from '#functions/domain/reports/document/report-document.ts';
import { ChoiceChart } from './charts/choice-chart.tsx';
import { ComparisonChart } from './charts/comparison-chart.tsx';
import { DialList } from './charts/dial-list.tsx';
import { rowsClass, ScaleBarRow } from './charts/chart-rows.tsx';
import { hueOf } from './charts/hue-of.ts';
import { ScaleChart } from './charts/scale-chart.tsx';
import { ShapeChart } from './charts/shape-chart.tsx';
import { CardList, ClosedMoment, MomentCard, scaleOf } from './moment-card.tsx';
import { PillarSection } from './pillar-section.tsx';
import { StepList } from './step-list.tsx';
import { Sure } from './sure.tsx';

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
        <p className="rounded-md bg-sunken px-4 py-2 text-sm sm:py-3 print:break-before-avoid print:break-inside-avoid print:border print:border-line">
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
        <dl className="mx-0 mt-0 mb-4 grid gap-x-8 lg:grid-cols-2 print:grid-cols-2 print:gap-x-4 print:text-sm">
          {block.items.map(({ label, value }, place) => (
            <div
              key={place}
              className="grid gap-x-6 border-t border-line py-2 sm:grid-cols-[2fr_5fr] lg:grid-cols-[2fr_3fr] print:break-inside-avoid print:grid-cols-[9rem_minmax(0,1fr)] print:gap-x-3"
            >
              <dt className="font-semibold">{label}</dt>
              <dd className="m-0">{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'names':
      return <NameList {...block} />;
    case 'step':
      return (
        <div className="my-2 border-l-5 border-accent pl-4 sm:my-3">
          <h3 className={firstHeading}>{block.title}</h3>
          <p className="m-0">{block.text}</p>
        </div>
      );
    case 'sure':
      return block.isOpen ? (
        <p className="mb-2 text-sm/[1.4] text-quiet sm:mb-4">
          <span className="font-semibold">{documentLabels.sure}</span>
          <span>{` ${block.text}`}</span>
        </p>
      ) : (
        <Sure>
          <p>{block.text}</p>
        </Sure>
      );
    case 'shape':
      return <ShapeChart {...block} />;
    case 'scales':
      return <ScaleChart {...block} />;
    case 'dials':
      return <DialList dials={block.dials} />;
    case 'choices':
      return <ChoiceChart {...block} />;
    case 'comparison':
      return <ComparisonChart {...block} />;
    case 'quadrants':
      return <Quadrants {...block} />;
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
              {moment && <ClosedMoment moment={moment} scale={scale ? undefined : scaleOf(moment)} />}
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

const firstHeading = 'm-0! mb-0.5! font-text text-sm/[1.4]! tracking-normal text-quiet';

/** Areas by name, each with its sentence. */
function NameList({ title, intro, items }: Extract<Block, { kind: 'names' }>) {
  return (
    <div className="my-2 max-w-(--measure) sm:my-3">
      <h3 className={firstHeading}>{title}</h3>
      {intro && <p className="mb-1">{intro}</p>}
      <ul className="m-0 grid list-none p-0 sm:gap-1">
        {items.map(({ name, hue, text }, place) => (
          <li key={place} className="border-l-3 border-[var(--scale,var(--line-strong))] pl-3" {...hueOf(hue)}>
            <strong className="font-semibold">{`${name}:`}</strong>
            <span>{` ${text}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The SWOT as people know it: fields beside and below each other. */
function Quadrants({ quadrants }: Extract<Block, { kind: 'quadrants' }>) {
  return (
    <div className="@container my-5">
      <div className="grid grid-cols-1 gap-px border border-line bg-line @min-[18rem]:grid-cols-2">
        {quadrants.map(({ title, lines, none }) => (
          <div key={title} className="break-inside-avoid bg-surface p-[min(1.25rem,4vw)] [&_ul]:m-0 [&_ul]:pl-[1.1em]">
            <h3 className="mt-0! mb-2!">{title}</h3>
            {none && <p className="m-0 text-sm/[1.45] text-quiet">{none}</p>}
            {lines.length > 0 && (
              <ul className="text-sm/[1.45] [p+&]:mt-2!">
                {lines.map((line, place) => (
                  <li key={place}>{line}</li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
