import { quotientCodes } from '#functions/domain/banks/parameters/parameter-map.ts';
import type { Bank } from './people-banks.ts';
import { makeOption, makeQuestion } from './sample-report.ts';

/** A bank whose own texts can't be mistaken for words of the report. */
export function plainBank(pillars: number, areas: number, size: number, points: number[], hasMap: boolean): Bank {
  const cells = Array.from({ length: pillars * Math.max(areas, 1) * size }, (_, index) => ({
    number: index + 1,
    category: `P${index % pillars}`,
    subCategory: areas === 0 ? '' : `A${Math.floor(index / pillars) % areas}`,
  }));
  return {
    questions: cells.map(({ number, ...names }) =>
      makeQuestion(number, {
        ...names,
        text: `S${number}`,
        options: points.map((worth, place) =>
          makeOption(worth, {
            text: `O${number}-${place}`,
            remarks: `R${number}-${place}. Step ${number}-${place}.`,
            strength: place > 2 ? `X${number}` : '',
            scw: place === 2 ? `Y${number}` : '',
            weakness: place < 2 ? `Z${number}` : '',
          }),
        ),
      }),
    ),
    map: hasMap
      ? Array.from({ length: areas }, (_, area) => ({
          parameter: 'P0',
          subParameter: `A${area}`,
          meaning: '',
          nextStep: '',
          quotient: quotientCodes[area % 3] ?? 'EQ',
        }))
      : [],
  };
}
