import { broken, type Mutation } from './mutation.ts';
const dial = 'functions/adapters/pdf/blocks/dials.ts';
const bands = 'functions/adapters/pdf/blocks/bands.ts';
const track = 'functions/adapters/pdf/interval-track.ts';
const shape = 'functions/adapters/pdf/blocks/shape.ts';
const steps = 'functions/adapters/pdf/blocks/steps.ts';
const due = 'web/src/lib/words/due-words.ts';
const dials = ['test/functions/adapters/pdf/drawn-dials.test.ts'];
const figures = ['test/functions/adapters/pdf/drawn-figures.test.ts'];
const dueWords = ['test/web/lib/words/due-words.test.ts'];

/** Breaks of what is drawn of a figure, and of what is said while there is none. */
export const drawnMutations: Mutation[] = [
  broken(
    'drawn: a dial’s arc begins at the lower end',
    dial,
    'arc(score.low, score.high,',
    'arc(0, score.high,',
    dials,
  ),
  broken(
    'drawn: a dial’s arc has no cap beyond its ends',
    dial,
    "low, score.high, colours.interval, 'butt'",
    "low, score.high, colours.interval, 'round'",
    dials,
  ),
  broken('drawn: a dial’s arc ends at the upper end', dial, 'arc(score.low, score.high,', 'arc(score.low, 100,', dials),
  broken('drawn: a dial goes over 240 degrees', dial, 'const sweep = 240;', 'const sweep = 220;', dials),
  broken('drawn: a dial begins at the lower left', dial, 'const start = 150;', 'const start = 140;', dials),
  broken('drawn: a dial’s long arc goes the long way', dial, 'to - from > Math.PI ? 1 : 0', '0', dials),
  broken(
    'drawn: a dial’s point is at the score',
    dial,
    'Math.cos(at(score.percent))',
    'Math.cos(at(score.high))',
    dials,
  ),
  broken('drawn: a dial is told with its interval', dial, ', ${roundedRange(score)}`', '`', dials),
  broken('drawn: a dial is told with its score', dial, '${roundedScore(score)} ${', '${', dials),
  broken('drawn: a dial says why it has no score', dial, '${name}: ${missingText(dial)}', '${name}', dials),
  broken('drawn: a part of a bar has its share', bands, '(room * count) / sum', 'room / counts.length', figures),
  broken(
    'drawn: a bar is as long as the others',
    bands,
    '(counts.filter((count) => count > 0).length - 1)',
    '2',
    figures,
  ),
  broken(
    'drawn: a part of a bar has its band’s fill',
    bands,
    'drawPart(pdf, index, { x, y: bar.y',
    'drawPart(pdf, 0, { x, y: bar.y',
    figures,
  ),
  broken('drawn: a bar has no part of no answer', bands, 'if (count === 0) return;', '', figures),
  broken(
    'drawn: an interval ends at its upper end',
    track,
    'onTrack(track, high) - thickness / 2)',
    'onTrack(track, 100) - thickness / 2)',
    figures,
  ),
  broken(
    'drawn: an interval begins at its lower end',
    track,
    'pdf.moveTo(onTrack(track, low) + thickness / 2,',
    'pdf.moveTo(onTrack(track, 0) + thickness / 2,',
    figures,
  ),
  broken(
    'drawn: a point is at its score',
    track,
    'pdf.circle(onTrack(track, percent), track.y, radius).fill(colour);',
    'pdf.circle(onTrack(track, low), track.y, radius).fill(colour);',
    figures,
  ),
  broken(
    'drawn: a corner of the profile is at its score',
    shape,
    'corner((score) => score.percent)',
    'corner((score) => score.high)',
    figures,
  ),
  broken('drawn: a spoke has its interval', shape, 'count, score.high / 100))', 'count, 1))', figures),
  broken(
    'drawn: each step has a line for its date',
    steps,
    '.lineTo(start + lineLength, y + 22)',
    '.lineTo(start, y + 22)',
    figures,
  ),
  broken(
    'drawn: the line for a date stands behind its word',
    steps,
    'const start = main.x + widthOf(pdf, documentLabels.dateLine, text) + 8;',
    'const start = main.x;',
    figures,
  ),
  broken(
    'due: a time that is over is not said to come',
    due,
    'dueAt !== undefined && dueAt > now',
    'dueAt !== undefined',
    dueWords,
  ),
  broken('due: a known time is said', due, 'dueAt > now)', 'dueAt > promisedBy)', dueWords),
  broken('due: the promise ends at its moment', due, 'promisedBy > now', 'promisedBy >= now', dueWords),
  broken(
    'due: what was promised is said of a late report',
    due,
    'It was to be mailed by ${dayOf(promisedBy)}',
    'It was to be mailed by ${dayOf(now)}',
    dueWords,
  ),
];
