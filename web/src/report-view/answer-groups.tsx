import type { Block, Moment, ReportSection } from '#functions/domain/reports/document/report-document.ts';
import { MomentCard } from './moment-card.tsx';
import { ReportBlock } from './report-block.tsx';

/** All answers with the bank's comments: one list for each subheading, collapsed at first. */
export function AnswerGroups({ blocks }: Pick<ReportSection, 'blocks'>) {
  return blocks.map((block, place) => {
    if (block.kind === 'moments')
      return <AnswerGroup key={place} title={titleAbove(blocks, place)} answers={block.moments} />;
    const isTitle = block.kind === 'subheading' && blocks[place + 1]?.kind === 'moments';
    return isTitle ? null : <ReportBlock key={place} block={block} />;
  });
}

function AnswerGroup({ title, answers }: { title: string; answers: readonly Moment[] }) {
  return (
    <details className="border-t border-line print:not-open:hidden [&>summary]:cursor-pointer [&>summary]:py-3 [&>summary]:font-semibold">
      <summary>
        {title} <span className="font-normal text-quiet tabular-nums">{answers.length}</span>
      </summary>
      <ul className="mx-0 mt-4 mb-6 grid list-none gap-6 p-0">
        {answers.map((moment, place) => (
          <li
            key={place}
            className="@container grid break-inside-avoid grid-cols-1 gap-3 not-first:border-t not-first:border-line not-first:pt-6"
          >
            <MomentCard moment={moment} scale={moment.subParameter} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function titleAbove(blocks: readonly Block[], place: number): string {
  const above = blocks[place - 1];
  const own = blocks[place];
  if (above?.kind === 'subheading') return above.text;
  return own?.kind === 'moments' ? (own.moments[0]?.parameter ?? '') : '';
}
