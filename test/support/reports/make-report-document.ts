import type {
  Block,
  Dial,
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
  remark: 'You would keep your word to both. Tell one person this week what you cannot take on.',
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
  choices: {
    kind: 'choices',
    ...figure('Number of your answers of each kind'),
    kinds: ['Strongest', 'Middle', 'Weakest'],
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

const section = (id: ReportSection['id'], title: string, ...content: Block[]): ReportSection => ({
  id,
  title,
  blocks: content,
});

/** A report with every kind of block. */
export function makeReportDocument(changes: Partial<ReportDocument> = {}): ReportDocument {
  return {
    template: 3,
    attemptId: '1.1.01J00000000000000000000004',
    candidateName: 'Asha Rao',
    quizName: 'TrueIn Assessment',
    endedAt: Date.UTC(2026, 10, 4, 6),
    bankVersion: 1,
    isMinor: false,
    answeredCount: 60,
    presentedCount: 60,
    isShort: false,
    sections: [
      section(
        'first',
        'What your 60 answers show',
        { kind: 'note', text: 'This person is made up.' },
        { kind: 'lead', text: 'Before you read on: there is a doubt.' },
        {
          ...{ kind: 'names', of: 'strengths', title: 'Your strengths', intro: 'Two of four.' },
          items: [
            { name: 'Initiative', hue: 0, text: 'You chose the strongest option each time.' },
            { name: 'All of it', text: 'Again, nearly always a stronger option.' },
          ],
        },
        blocks.dials,
        { kind: 'step', title: 'One step for this week', text: 'Write down one goal.' },
        { kind: 'sure', text: 'The strengths above hold.', isOpen: true },
      ),
      section('narrative', 'What your answers have in common', { kind: 'text', text: 'They belong together.' }),
      section(
        'pillars',
        'Your five pillars',
        blocks.shape,
        { kind: 'sure', text: 'The bar is where your score may well lie.', isOpen: false },
        ...pillars.map((name, hue): Block => ({
          kind: 'pillar',
          scale: pillarRows[hue] ?? row('parameter', name),
          meaning: `${name} is about what one sets out to do.`,
          areas: scaleRows.flatMap((scale) => {
            if (scale.kind !== 'subParameter' || scale.hue !== hue) return [];
            const reading = { meaning: `${scale.name} is about aims.` };
            return [{ scale, ...(scale.score && { reading }) }];
          }),
          moment: moment(`${subs[0]} ${hue + 1}`, hue),
          reading: {
            ...{ intro: 'This may fit you only in part.', upside: 'You plan ahead.', cost: 'Plans take time.' },
            ...{ othersNotice: 'They may ask you first.', also: 'You stay open.' },
            exercise: 'Name one aim.',
          },
          sure: `You answered all of the 12 questions of ${name}.`,
        })),
      ),
      section(
        'swot',
        'Your SWOT',
        {
          kind: 'quadrants',
          quadrants: [
            { title: 'Strengths', lines: ['Initiative'] },
            { title: 'Weaknesses', lines: ['Goal Clarity'], none: 'No area is clearly below the middle.' },
            { title: 'Opportunities', lines: ['You say what you can give, and give it.'] },
            { title: 'Watch-points', lines: [], none: 'None of your answers carries one.' },
          ],
        },
        { kind: 'subheading', text: 'Strengths' },
        {
          kind: 'findings',
          findings: [{ scale: row('subParameter', 'Initiative', 88, { hue: 0 }), moment: moment('Initiative') }],
        },
        { kind: 'subheading', text: 'Opportunities' },
        { kind: 'findings', findings: [{ moment: moment('Fairness and Respect', 1) }] },
      ),
      section('plan', 'Your plan', {
        kind: 'steps',
        steps: [
          {
            ...{ area: 'Initiative', what: 'Tell one person what you cannot take on.', when: 'Next time it comes up.' },
            ...{ notice: 'The third time is easier.', exercise: 'Put three coins into a cup.' },
          },
          {
            ...{ area: 'Goal Clarity', what: 'Write down one goal with a date.', when: 'This week.' },
            notice: 'Someone asks you about it.',
          },
        ],
      }),
      section('scores', 'All your scores', blocks.scales),
      section('choices', 'How you chose', blocks.choices),
      section('comparison', 'Compared with your earlier sitting', blocks.comparison),
    ],
    appendix: [
      section('answers', 'What each answer says', {
        kind: 'moments',
        moments: pillars.flatMap((_, hue) => subs.map((name) => moment(`${name} ${hue + 1}`, hue))),
      }),
      section(
        'method',
        'How this report is made',
        { kind: 'subheading', text: 'The scores' },
        { kind: 'list', items: ['The line is your score.', 'The band around it is where it may well lie.'] },
      ),
      section('record', 'About this report', {
        kind: 'facts',
        items: [
          { label: 'Question bank', value: 'Version 1' },
          { label: 'Template', value: '3' },
        ],
      }),
    ],
    ...changes,
  };
}
