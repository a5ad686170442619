import { join } from 'node:path';
import { format } from 'prettier';
import { readSections, type Figure, type MeasuredSection } from './figures.ts';
import { missedTargets } from './missed-targets.ts';

export const benchFile = join(import.meta.dirname, '../../../docs/bench.md');

/** The figures as Markdown, formatted as the repository's other pages are. */
export async function benchPage(sections: readonly MeasuredSection[] = readSections().sections): Promise<string> {
  const intro = [
    '# Figures',
    '',
    'Measured by `npm run bench`, each section on its day. `npm run bench -- growth` measures some of them again.',
    'A value is the median where a thing was measured several times. × is the value divided by its target: it is met by 1 or less where the target is ≤, by 1 or more where it is ≥. Below a table is the reason for each target that is missed.',
    '1 kB is 1,000 bytes. Times depend on the machine and on what else it does; sizes and write units do not.',
    '',
  ];
  const text = [...intro, ...sections.flatMap(sectionLines)].join('\n');
  return format(text, { parser: 'markdown', printWidth: 120 });
}

function sectionLines({ title, how, figures, at, machine }: MeasuredSection): string[] {
  const head = ['| | Value | p95 | Target | × |', '| --- | ---: | ---: | ---: | ---: |'];
  const missed = figures
    .filter(isMissed)
    .flatMap(({ name }) => [`**Missed: ${name}.** ${missedTargets[name] ?? 'The reason is not known yet.'}`, '']);
  return [`## ${title}`, '', how, '', `On ${at}: ${machine}.`, '', ...head, ...figures.map(row), '', ...missed];
}

export const isMissed = ({ value, target, min }: Figure): boolean =>
  value > (target ?? Infinity) || value < (min ?? -Infinity);

function row({ name, value, unit, p95, target, min }: Figure): string {
  const goal = target ?? min;
  const bound = target === undefined ? '≥' : '≤';
  const isRange = target !== undefined && min !== undefined;
  const cells = [
    name,
    `${show(value)} ${unit}`.trim(),
    p95 === undefined ? '' : show(p95),
    goal === undefined ? '' : isRange ? `${show(min)}–${show(target)}` : `${bound} ${show(goal)}`,
    goal === undefined || goal === 0 || isRange ? '' : (value / goal).toFixed(2),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Three digits or all there are before the point. */
function show(value: number): string {
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1)));
  return value.toLocaleString('en', { maximumFractionDigits: Number.isInteger(value) ? 0 : Math.min(digits, 2) });
}
