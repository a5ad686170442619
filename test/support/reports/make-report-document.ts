import type {
  Block,
  Dial,
  LevelReading,
  Moment,
  ReportDocument,
  ReportSection,
  ScaleRow,
  Score,
} from '#functions/domain/reports/document/report-document.ts';

export const pillars = [
  'Ambition and Vision',
  'Belief, Ethics and Values',
  'Intelligence/the Wisdom',
  'Psychological Wellbeing',
  'Health, Discipline, and Leisure',
] as const;

export const scoreOf = (percent: number, half = 16): Score => ({
  percent,
  low: Math.max(0, percent - half * 1.2),
  high: Math.min(100, percent + half * 0.8),
});

export function row(kind: ScaleRow['kind'], name: string, percent?: number, more: Partial<ScaleRow> = {}): ScaleRow {
  const counts = { answerCount: percent === undefined ? 1 : 12, questionCount: 12 };
  return { kind, name, ...counts, ...(percent !== undefined && { score: scoreOf(percent) }), ...more };
}

export const moment = (subParameter: string, hue = 0): Moment => ({
  parameter: pillars[hue % pillars.length] ?? pillars[0],
  subParameter,
  situation: `A friend asks for help the evening before a deadline of yours (${subParameter}).`,
  answer: 'Say when you will have time, and finish first',
  phrase: 'You say what you can give, and give it.',
  nextStep: 'Tell one person this week what you cannot take on.',
});

const subs = ['Goal Clarity', 'Initiative', 'Leading People'];
const pillarRows = pillars.map((name, hue) => row('parameter', name, 78 - hue * 9, { hue }));

export const spokes = pillarRows.flatMap((one) => (one.score ? [{ ...one, score: one.score }] : []));
export const scaleRows: ScaleRow[] = [
  ...pillarRows.flatMap((pillar, hue) => [
    pillar,
    ...subs.map((name, index) =>
      row('subParameter', `${name} ${hue + 1}`, index === 2 && hue === 4 ? undefined : 82 - index * 17, {
        hue,
        answerCount: index === 2 && hue === 4 ? 1 : 3,
        questionCount: 3,
      }),
    ),
  ]),
  row('total', 'All questions', 62, { answerCount: 60, questionCount: 60 }),
];

export const dials: Dial[] = [
  {
    code: 'EQ',
    name: 'Emotional Quotient',
    members: ['Emotional Regulation', 'Empathy', 'Healthy Self-Regard'],
    answerCount: 9,
    questionCount: 9,
    score: { percent: 71, low: 52, high: 85 },
    text: 'EQ 71 of 100 (52–85). 100 is the highest these nine questions allow; it is not an IQ-type score.',
  },
  {
    code: 'MQ',
    name: 'Moral Quotient',
    members: ['Integrity Under Pressure', 'Fairness and Respect', 'Accountability'],
    answerCount: 3,
    questionCount: 9,
    text: 'Not enough answers for MQ: 3 of its 9 questions were answered.',
  },
];

const figure = (caption: string) => ({ caption, alt: `${caption}, told in words.` });

export const blocks = {
  shape: { kind: 'shape', ...figure('Your five parameters'), spokes },
  scales: { kind: 'scales', ...figure('Every scale with its interval'), rows: scaleRows },
  dials: { kind: 'dials', dials },
  bands: {
    kind: 'bands',
    ...figure('Share of your answers in each band'),
    bands: ['Goodness', 'Passion', 'Ignorance'],
    rows: pillars.map((name, hue) => ({ name, hue, counts: [7 - hue, 3 + hue, 2] })),
  },
  comparison: {
    kind: 'comparison',
    ...figure('Then and now'),
    rows: [
      { name: pillars[0], hue: 0, before: scoreOf(45), now: scoreOf(80), isChanged: true },
      { name: pillars[1], hue: 1, before: scoreOf(60), now: scoreOf(63), isChanged: false },
      { name: 'All questions', before: scoreOf(55), now: scoreOf(58), isChanged: false },
    ],
  },
} satisfies Record<string, Block>;

const atLevel = (level: LevelReading['level']): LevelReading => ({
  ...{ level, upside: `You begin (${level}).`, cost: `You wait (${level}).`, othersNotice: `They ask you (${level}).` },
});

const section = (id: ReportSection['id'], title: string, ...content: Block[]): ReportSection => ({
  id,
  title,
  blocks: content,
});

/** A report with every kind of block. */
export function makeReportDocument(changes: Partial<ReportDocument> = {}): ReportDocument {
  return {
    template: 1,
    attemptId: '1.1.01J00000000000000000000004',
    candidateName: 'Asha Rao',
    quizName: 'TrueIn Assessment',
    endedAt: Date.UTC(2026, 10, 4, 6),
    bankVersion: 1,
    isMinor: false,
    answeredCount: 60,
    presentedCount: 60,
    sections: [
      section(
        'cover',
        'Assessment report',
        { kind: 'note', text: 'This person is made up.' },
        { kind: 'lead', text: 'What 60 answers say, and how surely.' },
        blocks.shape,
      ),
      section(
        'summary',
        'The report on one page',
        { kind: 'text', text: 'Your answers to Ambition and Vision scored highest.' },
        blocks.dials,
        { kind: 'note', text: 'Nothing in the way you answered speaks against these figures.' },
      ),
      section(
        'reading',
        'How to read it',
        { kind: 'subheading', text: 'The bar' },
        {
          kind: 'list',
          items: ['The line is your score.', 'The band around it is where it may well lie.'],
        },
      ),
      section('profile', 'Your profile', blocks.scales),
      section('bands', 'Your answers in bands', blocks.bands),
      section(
        'swot',
        'Strengths and next steps',
        { kind: 'subheading', text: 'Strengths' },
        {
          kind: 'findings',
          findings: [{ scale: row('subParameter', 'Initiative', 88, { hue: 0 }), moment: moment('Initiative') }],
        },
        { kind: 'subheading', text: 'Opportunities' },
        { kind: 'findings', findings: [{ moment: moment('Fairness and Respect', 1) }] },
      ),
      section(
        'pillars',
        'Parameter by parameter',
        ...pillars.map((name, hue): Block => ({
          kind: 'pillar',
          scale: pillarRows[hue] ?? row('parameter', name),
          meaning: `${name} is about what one sets out to do.`,
          text: 'You answered all of its 12 questions.',
          rows: scaleRows.filter((one) => one.kind === 'subParameter' && one.hue === hue),
          moment: moment(`${subs[0]} ${hue + 1}`, hue),
          reading: { intro: 'Parts of both may fit you.', levels: [atLevel('lower'), atLevel('middle')] },
          areas: [{ name: `${subs[0]} ${hue + 1}`, reading: { meaning: 'About aims.', exercise: 'Name one aim.' } }],
        })),
      ),
      section('plan', 'A plan', {
        kind: 'steps',
        steps: [
          { step: 'Tell one person this week what you cannot take on.', reason: 'From your answer about a deadline.' },
          { step: 'Write down one goal with a date.', reason: 'From your answer about the next five years.' },
        ],
      }),
      section('comparison', 'Compared with your earlier sitting', blocks.comparison),
      section('method', 'Method and limits', {
        kind: 'facts',
        items: [
          { label: 'Question bank', value: 'Version 1' },
          { label: 'Template', value: '1' },
        ],
      }),
    ],
    appendix: section('answers', 'All your answers', {
      kind: 'moments',
      moments: pillars.flatMap((_, hue) => subs.map((name) => moment(`${name} ${hue + 1}`, hue))),
    }),
    ...changes,
  };
}
