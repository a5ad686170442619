import { availableParallelism } from 'node:os';
import { format } from 'prettier';
import type { Figure, Section } from './figures.ts';

/** The figures as Markdown, formatted as the repository's other pages are. */
export async function benchPage(sections: readonly Section[], at = new Date()): Promise<string> {
  const cores = availableParallelism();
  const intro = [
    '# Figures',
    '',
    `Measured by \`npm run bench\` on ${at.toISOString().slice(0, 10)}: ${cores} cores, Node.js ${process.version}, ${process.platform} ${process.arch}.`,
    'A value is the median where a thing was measured several times. × is the value divided by its target: it is met by 1 or less where the target is ≤, by 1 or more where it is ≥.',
    '1 kB is 1,000 bytes. Times depend on the machine and on what else it does; sizes and write units do not.',
    '',
  ];
  const text = [...intro, ...sections.flatMap(sectionLines)].join('\n');
  return format(text, { parser: 'markdown', printWidth: 120 });
}

function sectionLines({ title, how, figures }: Section): string[] {
  const head = ['| | Value | p95 | Target | × |', '| --- | ---: | ---: | ---: | ---: |'];
  return [`## ${title}`, '', how, '', ...head, ...figures.map(row), ''];
}

function row({ name, value, unit, p95, target, min }: Figure): string {
  const goal = target === undefined ? min : target;
  const cells = [
    name,
    `${show(value)} ${unit}`.trim(),
    p95 === undefined ? '' : show(p95),
    goal === undefined ? '' : `${target === undefined ? '≥' : '≤'} ${show(goal)}`,
    goal === undefined ? '' : (value / goal).toFixed(2),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Three digits or all there are before the point. */
function show(value: number): string {
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1)));
  return value.toLocaleString('en', { maximumFractionDigits: Number.isInteger(value) ? 0 : Math.min(digits, 2) });
}
