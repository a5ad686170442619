import type {
  Block,
  Moment,
  ReportDocument,
  ScaleRow,
  Score,
} from '#functions/domain/reports/document/report-document.ts';

export interface Wanted {
  pillars?: number;
  /** Sub-parameters of each. */
  parts?: number;
  questionCount?: number;
  candidateName?: string;
  withDials?: boolean;
  withMoments?: boolean;
  /** Words of a text, instead of those that it has. */
  words?: number;
}

const pillarNames = [
  'Ambition and Vision',
  'Belief System',
  'Intelligence',
  'Psychological Wellbeing',
  'Health, Discipline, and Leisure',
  'Relationships and Community',
  'Money and Enterprise',
  'Learning and Curiosity',
  'Courage under Pressure',
  'Craft',
  'Service to Others',
  'Stillness and Reflection',
];

const scoreOf = (seed: number): Score => {
  const percent = 12 + ((seed * 37) % 81);
  return { percent, low: Math.max(0, percent - 14.4), high: Math.min(100, percent + 11.6) };
};

const sentence = 'You noticed what the others needed before you said what you wanted, and the plan was better for it.';
const textOf = (words?: number) =>
  words === undefined ? sentence : Array.from({ length: words }, (_, index) => `word${index}`).join(' ');

/** A document with every kind of block, made by hand. */
export function handMadeDocument(wanted: Wanted = {}): ReportDocument {
  const { pillars = 5, parts = 4, questionCount = 60, candidateName = 'Priya Srivastava', words } = wanted;
  const { withDials = true, withMoments = true } = wanted;
  const perPillar = Math.round(questionCount / pillars);
  const names = Array.from({ length: pillars }, (_, index) => pillarNames[index % 12] ?? 'Craft');
  const parameter = (hue: number): ScaleRow & { score: Score } => ({
    kind: 'parameter',
    name: names[hue] ?? '',
    hue,
    answerCount: perPillar,
    questionCount: perPillar,
    score: scoreOf(hue + 1),
  });
  const part = (hue: number, index: number): ScaleRow => ({
    kind: 'subParameter',
    name: `Part ${hue + 1}.${index + 1} of ${names[hue]?.split(' ')[0] ?? ''}`,
    hue,
    answerCount: index === 3 ? 1 : Math.round(perPillar / parts),
    questionCount: Math.round(perPillar / parts),
    ...(index !== 3 && { score: scoreOf(hue * 7 + index) }),
  });
  const partsOf = (hue: number) => Array.from({ length: parts }, (_, index) => part(hue, index));
  const parameters = names.map((_, hue) => parameter(hue));
  const total: ScaleRow = {
    kind: 'total',
    name: 'All parameters together',
    answerCount: questionCount,
    questionCount,
    score: scoreOf(3),
  };
  const momentOf = (index: number): Moment => ({
    parameter: names[index % pillars] ?? '',
    subParameter: `Part ${(index % pillars) + 1}.1`,
    situation: `A friend asks you for the notes of a lesson that they missed, for the ${index + 1}. time this month.`,
    answer: `I offer to explain the lesson to them this evening, number ${index + 1}.`,
    phrase: textOf(words),
    nextStep: `Ask one person this week whether remark ${index + 1} helped them.`,
  });
  const sections: ReportDocument['sections'] = [
    {
      id: 'cover',
      title: 'Assessment report',
      blocks: [
        {
          kind: 'shape',
          caption: 'Centre: 0. Rim: 100. The band: 90% interval.',
          alt: `Profile of ${pillars} scales`,
          spokes: parameters,
        },
        {
          kind: 'facts',
          items: [
            { label: 'Completed on', value: '21 November 2026' },
            { label: 'Questions answered', value: `${questionCount} of ${questionCount}` },
          ],
        },
      ],
    },
    {
      id: 'summary',
      title: 'In one page',
      blocks: [
        { kind: 'lead', text: sentence },
        { kind: 'lead', text: 'Your parameters do not reliably differ; read them as one picture of the same person.' },
        { kind: 'lead', text: 'Three next steps of your own stand on the page for the plan.' },
        ...(withDials ? [dials()] : []),
        {
          kind: 'note',
          text: 'You took your time with most of the questions, so the answers can be read as they are.',
        },
      ],
    },
    {
      id: 'reading',
      title: 'How to read this report',
      blocks: [
        { kind: 'lead', text: 'A score is a picture of one sitting.' },
        { kind: 'subheading', text: 'What a figure is' },
        { kind: 'text', text: `${textOf(words)} ${sentence}` },
        { kind: 'subheading', text: 'What it is not' },
        { kind: 'list', items: [sentence, 'No comparison with other people.', 'Not a diagnosis.'] },
      ],
    },
    {
      id: 'profile',
      title: 'Your profile',
      blocks: [
        { kind: 'lead', text: 'Every scale with the range in which it lies.' },
        {
          kind: 'scales',
          caption: 'A point is the score, the bar its 90% interval.',
          alt: 'Every scale with its range',
          rows: [...parameters.flatMap((row, hue) => [row, ...partsOf(hue)]), total],
        },
      ],
    },
    {
      id: 'bands',
      title: 'How your answers are spread',
      blocks: [
        { kind: 'lead', text: 'A band belongs to an answer, never to a person.' },
        {
          kind: 'bands',
          caption: 'Answers of each parameter by band.',
          alt: 'Answers by band',
          bands: ['Goodness', 'Passion', 'Ignorance'],
          rows: names.map((name, hue) => ({ name, hue, counts: [perPillar - 3 - (hue % 3), 3, hue % 3] })),
        },
      ],
    },
    {
      id: 'swot',
      title: 'Strengths, growth areas, opportunities, watch-points',
      blocks: [
        { kind: 'subheading', text: 'Strengths' },
        { kind: 'findings', findings: [0, 1, 2].map((hue) => ({ scale: part(hue, 0), moment: momentOf(hue) })) },
        { kind: 'subheading', text: 'Growth areas' },
        { kind: 'findings', findings: [{ scale: part(3, 0) }] },
        { kind: 'subheading', text: 'Opportunities' },
        { kind: 'findings', findings: [4, 5].map((index) => ({ moment: momentOf(index) })) },
        { kind: 'subheading', text: 'Watch-points' },
        { kind: 'text', text: 'Nothing stands out.' },
      ],
    },
    {
      id: 'pillars',
      title: 'Each parameter by itself',
      blocks: parameters.map((scale, hue): Block => ({
        kind: 'pillar',
        scale,
        meaning: sentence,
        text: textOf(words),
        rows: partsOf(hue),
        ...(withMoments && { moment: momentOf(hue) }),
      })),
    },
    {
      id: 'plan',
      title: 'A plan',
      blocks: [
        { kind: 'lead', text: 'Three next steps, each with a line for a date.' },
        {
          kind: 'steps',
          steps: [1, 2, 3].map((index) => ({
            step: `Ask one person this week whether remark ${index} helped them.`,
            reason: sentence,
          })),
        },
      ],
    },
    {
      id: 'comparison',
      title: 'Your two sittings',
      blocks: [
        {
          kind: 'comparison',
          caption: 'Above: the earlier sitting.',
          alt: 'Two sittings',
          rows: parameters.map(({ name, hue = 0, score }) => ({
            name,
            hue,
            before: scoreOf(hue + 4),
            now: score,
            isChanged: hue === 2,
          })),
        },
      ],
    },
    {
      id: 'method',
      title: 'Method and limits',
      blocks: [
        { kind: 'text', text: `${sentence} ${sentence}` },
        {
          kind: 'facts',
          items: [
            { label: 'Attempt', value: '1.7.01JD0ZK5V3M8Q4T7W2X9Y6B1CA' },
            { label: 'Question bank', value: 'version 7' },
            { label: 'Template', value: 'version 1' },
          ],
        },
      ],
    },
  ];
  return {
    template: 1,
    attemptId: '1.7.01JD0ZK5V3M8Q4T7W2X9Y6B1CA',
    candidateName,
    quizName: 'TrueIn Assessment',
    endedAt: Date.UTC(2026, 10, 20, 19, 30),
    bankVersion: 7,
    isMinor: false,
    answeredCount: 60,
    presentedCount: 60,
    sections,
    appendix: {
      id: 'answers',
      title: 'Every remark',
      blocks: [{ kind: 'moments', moments: Array.from({ length: questionCount }, (_, index) => momentOf(index)) }],
    },
  };
}

function dials(): Block {
  const of = (code: 'EQ' | 'MQ' | 'LQ', name: string, members: string[], seed: number) => ({
    code,
    name,
    members,
    answerCount: 9,
    questionCount: 9,
    score: scoreOf(seed),
    text: `${code} ${Math.round(scoreOf(seed).percent)} of 100. 100 is the highest these nine questions allow; it is not an IQ-type score.`,
  });
  return {
    kind: 'dials',
    dials: [
      of('EQ', 'Emotional Quotient', ['Emotional Regulation', 'Empathy', 'Healthy Self-Regard'], 2),
      of('MQ', 'Moral Quotient', ['Integrity Under Pressure', 'Fairness and Respect', 'Accountability'], 11),
      of('LQ', 'Leadership Quotient', ['Initiative', 'Long-Range Planning', 'Sound Judgement'], 23),
    ],
  };
}
