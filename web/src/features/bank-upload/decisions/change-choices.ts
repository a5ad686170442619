import type { UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import type { Change, Choices } from './use-decide.ts';

export type Findings = NonNullable<UploadView['findings']>;
type Kind = NonNullable<Choices['leaveOutKinds']>[number];
export type Place = NonNullable<Choices['leaveOut']>[number];
type Ask = Findings['asks'][number];

const isAt =
  ({ sheet, row }: Place) =>
  (place: Place) =>
    place.sheet === sheet && place.row === row;

export function excludeRow(place: Place): Change {
  return ({ leaveOut = [], ...rest }) => ({
    ...rest,
    leaveOut: [...leaveOut.filter((one) => !isAt(place)(one)), place],
  });
}

export function includeRow(place: Place): Change {
  return ({ leaveOut = [], ...rest }) => ({ ...rest, leaveOut: leaveOut.filter((one) => !isAt(place)(one)) });
}

/** Leaves out all rows with a defect of this kind, also those beyond the list. */
export function excludeKind(kind: Kind): Change {
  return ({ leaveOutKinds = [], ...rest }) => ({ ...rest, leaveOutKinds: [...new Set([...leaveOutKinds, kind])] });
}

export function includeKind(kind: Kind): Change {
  return ({ leaveOutKinds = [], ...rest }) => ({ ...rest, leaveOutKinds: leaveOutKinds.filter((one) => one !== kind) });
}

/** Sets the points of scores, by their texts. */
export function mapScores(points: readonly { from: string; points: number }[]): Change {
  const texts = new Set(points.map(({ from }) => from));
  return ({ scores = [], ...rest }) => ({
    ...rest,
    scores: [...scores.filter(({ from }) => !texts.has(from)), ...points],
  });
}

export function answerAsk(kind: Ask['kind'], answer: NonNullable<Ask['answer']>): Change {
  return ({ asked, ...rest }) => ({ ...rest, asked: { ...asked, [kind]: answer } });
}
