import type { ParameterMap } from '#functions/domain/banks/parameters/parameter-map.ts';
import type { Question } from '#functions/domain/banks/question.ts';
import { parametersOf } from '#functions/domain/reports/figures/parameters.ts';
import { sampleBankQuestions } from '#infra/local/seed/sample-report.ts';
import { readSampleParameters } from '#infra/local/seed/sample-bank.ts';
import { makeOption, makeQuestion } from './sample-report.ts';

export interface Bank {
  questions: Question[];
  map: ParameterMap;
}

/** The sample bank with its map: 60 questions, five main parameters of four areas each. */
export function sampleBank(): Bank {
  return { questions: sampleBankQuestions(), map: readSampleParameters() };
}

/** Without the last question of some areas. */
export function smallerBank(count: number): Bank {
  const { questions, map } = sampleBank();
  const areas = parametersOf(questions).flatMap(({ subParameters }) => subParameters);
  const kept = new Set<number>();
  for (let round = 0; kept.size < count; round++)
    for (const area of areas) {
      const question = area.questions[round];
      if (question && kept.size < count) kept.add(question.id);
    }
  return { questions: questions.filter(({ id }) => kept.has(id)), map };
}

export function withoutPhrases({ questions, map }: Bank): Bank {
  const bare = { remarks: '', strength: '', scw: '', weakness: '' };
  return {
    map,
    questions: questions.map((question) => ({
      ...question,
      options: question.options.map((option) => ({ ...option, ...bare })),
    })),
  };
}

const manyPillars = [
  ...['Ambition and Vision', 'Belief, Ethics and Values', 'Intelligence/the Wisdom', 'Psychological Wellbeing'],
  ...['Health, Discipline, and Leisure', 'Family and Friends', 'Work and Craft', 'Money and Possessions'],
  ...['Learning and Curiosity', 'Community and Service', 'Body and Movement', 'Rest and Solitude'],
];

/** 200 questions, twelve main parameters of four areas each. */
export function largeBank(): Bank {
  const size = 200;
  return {
    map: [],
    questions: Array.from({ length: size }, (_, index) => {
      const place = Math.floor((index * manyPillars.length) / size);
      const area = ['Beginning', 'Keeping on', 'Sharing with others', 'Looking back'][index % 4] ?? '';
      return makeQuestion(index + 1, {
        category: manyPillars[place] ?? '',
        subCategory: area,
        text: `It is the end of an ordinary day, number ${index + 1}, and one thing is still open. What happens next?`,
        options: [1, 2, 3, 4, 5].map((points) => phrased(index + 1, points)),
      });
    }),
  };
}

function phrased(number: number, points: number) {
  return makeOption(points, {
    text: `I take way ${points} with thing ${number} and see where it leads.`,
    remarks: `Way ${points} with thing ${number} has its price and its use. Try it once more on another day and note what came of it.`,
    strength: points >= 4 ? `Finds way ${points} with thing ${number} without being asked` : '',
    scw: points === 2 || points === 3 ? `Careful with thing ${number}, sometimes longer than it needs (${points})` : '',
    weakness: points === 1 ? `Leaves thing ${number} where it lies` : '',
  });
}

const hindiAreas = [
  ['महत्वाकांक्षा और दृष्टि', ['लक्ष्य की स्पष्टता', 'पहल']],
  ['विश्वास और मूल्य', ['ईमानदारी', 'न्याय और सम्मान']],
  ['विवेक', ['सीखना', 'सही निर्णय']],
] as const;

/** Everything in Hindi, remarks with a danda. */
export function hindiBank(): Bank {
  const cells = hindiAreas.flatMap(([pillar, areas]) =>
    areas.flatMap((area) => [1, 2, 3, 4].map((turn) => ({ pillar, area, turn }))),
  );
  return {
    map: hindiAreas.map(([parameter]) => ({
      parameter,
      subParameter: '',
      meaning: 'ये प्रश्न रोज़ की छोटी स्थितियों के बारे में हैं।',
      nextStep: 'इस सप्ताह एक छोटा काम चुनिए।',
    })),
    questions: cells.map(({ pillar, area, turn }, index) =>
      makeQuestion(index + 1, {
        category: pillar,
        subCategory: area,
        text: `शाम हो गई है और ${area} से जुड़ा काम ${turn} अभी बाकी है। मैं क्या करता हूँ?`,
        options: [1, 2, 3, 4, 5].map((points) =>
          makeOption(points, {
            text: `मैं रास्ता ${points} चुनता हूँ और काम ${turn} पूरा करता हूँ।`,
            remarks: `आपने ${area} में रास्ता ${points} चुना। इस सप्ताह काम ${turn} के बारे में किसी मित्र से बात कीजिए।`,
            strength: points >= 4 ? `${area}: काम ${turn} समय पर, बिना याद दिलाए (${points})` : '',
            scw: points === 2 || points === 3 ? `${area}: काम ${turn} में सावधानी, कभी-कभी देर तक (${points})` : '',
            weakness: points === 1 ? `${area}: काम ${turn} अधूरा रह जाता है` : '',
          }),
        ),
      }),
    ),
  };
}
