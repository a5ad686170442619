import type { UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import { choiceLimits, type Spelling } from '#functions/domain/uploads/sheet-choices.ts';

export type Choices = NonNullable<UploadView['choices']>;
export type Findings = NonNullable<UploadView['findings']>;
/** Adds a decision to the choices about a file, or removes one. */
export type Change = (choices: Choices) => Choices;

type Kind = NonNullable<Choices['leaveOutKinds']>[number];
export type Place = NonNullable<Choices['leaveOut']>[number];
type Ask = Findings['asks'][number];

/** Several decisions at once. */
export function allOf(changes: readonly Change[]): Change {
  return (choices) => changes.reduce((changed, change) => change(changed), choices);
}

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
  return (choices) => ({
    ...choices,
    scores: [...(points.reduce((rest, { from }) => unmapScore(from)(rest), choices).scores ?? []), ...points],
  });
}

export function unmapScore(text: string): Change {
  return ({ scores = [], ...rest }) => ({ ...rest, scores: scores.filter(({ from }) => from !== text) });
}

/** Answers a question about the file; `undefined` opens it again. */
export function answerAsk(kind: Ask['kind'], answer: Ask['answer']): Change {
  return ({ asked: { [kind]: _before, ...asked } = {}, ...rest }) => ({
    ...rest,
    asked: answer === undefined ? asked : { ...asked, [kind]: answer },
  });
}

const isOf = (spelling: Spelling, { of, from }: Pick<Spelling, 'of' | 'from'>) =>
  spelling.of === of && spelling.from === from;

/** Replaces these texts by others. */
export function withSpellings(news: readonly Spelling[]): Change {
  return (choices) => {
    const kept = (choices.spellings ?? []).filter((one) => !news.some((other) => isOf(one, other)));
    const confirmed = choices.newParameters?.filter(
      (name) => !news.some(({ of, from }) => of === 'category' && from === name),
    );
    return {
      ...choices,
      spellings: [...kept, ...news].slice(0, choiceLimits.spellings),
      ...(confirmed && { newParameters: confirmed }),
    };
  };
}

/** Confirms a text as it is. */
export function withKept({ of, from }: Pick<Spelling, 'of' | 'from'>): Change {
  return of === 'category' ? withConfirmed([from]) : withSpellings([{ of, from, to: from }]);
}

/** Removes a decision about a text. */
export function withoutSpelling(answer: Pick<Spelling, 'of' | 'from'>): Change {
  return (choices) => ({ ...choices, spellings: (choices.spellings ?? []).filter((one) => !isOf(one, answer)) });
}

/** Confirms main parameters that the live bank lacks. */
export function withConfirmed(names: readonly string[]): Change {
  return (choices) => ({
    ...choices,
    newParameters: [...new Set([...(choices.newParameters ?? []), ...names])].slice(0, choiceLimits.newParameters),
  });
}

export function withoutConfirmed(name: string): Change {
  return (choices) => ({ ...choices, newParameters: (choices.newParameters ?? []).filter((one) => one !== name) });
}

/** Sets the main parameter of all questions without one; `undefined` removes it again. */
export function withMainParameter(mainParameter: string | undefined): Change {
  return ({ mainParameter: _before, ...choices }) => ({
    ...choices,
    ...(mainParameter !== undefined && { mainParameter }),
  });
}

/** `Row 12`; with its sheet if the file has several. */
export function placeWords({ sheet, row }: Place, sheets: readonly { name: string }[]): string {
  const name = sheets.length > 1 ? sheets[sheet]?.name : undefined;
  return name === undefined ? `Row ${row}` : `“${name}”, row ${row}`;
}
