import type { AttemptReport } from '#functions/domain/report/attempt-report.ts';
import { isAnyFigureShown } from '#functions/domain/report/withhold-figures.ts';
import { writeBlock, writeSection, type Flow } from './flow.ts';
import { styles } from './look.ts';

const ofFigures = [
  'The scores come from the points of the options you chose and from nothing else. Percent of range is 100 × (points − lowest possible) ÷ (highest possible − lowest possible), the “percent of maximum possible” score of Cohen, Cohen, Aiken and West (1999).',
  'A score is a picture of one sitting. A difference of a few percent between two parameters, or between two sittings, says little.',
];
const ofPhrases =
  'Each phrase belongs to an option that you chose; the question number beside it is the number in the question bank, which differs from the order on your screen. Phrases that say the same are shown once.';
const ofAll = 'The report describes how you see yourself. Use it to think, and to talk with people who know you.';

/** What the report can say and what it cannot; of what it does not have it says nothing. */
export function writeReadingNotes(flow: Flow, report: AttemptReport): void {
  const notes = [
    ...(isAnyFigureShown(report.parameters) ? ofFigures : []),
    ...(report.phrases ? [ofPhrases] : []),
    ofAll,
  ];
  writeSection(flow, 'How to read this report', 60 + notes.length * 50);
  for (const text of notes) writeBlock(flow, { text, style: styles.body, gap: 8 });
}
