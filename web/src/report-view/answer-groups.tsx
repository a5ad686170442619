import type { Block, Moment, ReportSection } from '#functions/domain/reports/document/report-document.ts';
import { MomentCard } from './moment-card.tsx';
import moments from './moment-card.module.css';
import { ReportBlock } from './report-block.tsx';
import styles from './report-block.module.css';

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
    <details className={styles.answers}>
      <summary>
        {title} <span className={styles.count}>{answers.length}</span>
      </summary>
      <ul className={moments.list}>
        {answers.map((moment, place) => (
          <li key={place} className={moments.item}>
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
