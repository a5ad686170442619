import { choiceLimits, type Spelling } from '#functions/domain/uploads/sheet-choices.ts';
import type { Change } from '../decisions/use-decide.ts';

const isOf = (spelling: Spelling, { of, from }: Pick<Spelling, 'of' | 'from'>) =>
  spelling.of === of && spelling.from === from;

/** These texts are written as those. */
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

/** This text is meant as it stands. */
export function withKept({ of, from }: Pick<Spelling, 'of' | 'from'>): Change {
  return of === 'category' ? withConfirmed([from]) : withSpellings([{ of, from, to: from }]);
}

/** Takes an answer about a text back. */
export function withoutSpelling(answer: Pick<Spelling, 'of' | 'from'>): Change {
  return (choices) => ({ ...choices, spellings: (choices.spellings ?? []).filter((one) => !isOf(one, answer)) });
}

/** These main parameters are meant, though the live bank does not have them. */
export function withConfirmed(names: readonly string[]): Change {
  return (choices) => ({
    ...choices,
    newParameters: [...new Set([...(choices.newParameters ?? []), ...names])].slice(0, choiceLimits.newParameters),
  });
}

export function withoutConfirmed(name: string): Change {
  return (choices) => ({ ...choices, newParameters: (choices.newParameters ?? []).filter((one) => one !== name) });
}

/** The main parameter of all questions that have none; `undefined`: they have none again. */
export function withMainParameter(mainParameter: string | undefined): Change {
  return ({ mainParameter: _before, ...choices }) => ({
    ...choices,
    ...(mainParameter !== undefined && { mainParameter }),
  });
}

/** Rows without a main parameter are left out, or are not any more. */
export function withRowsLeftOut(isLeftOut: boolean): Change {
  return (choices) => {
    const others = (choices.leaveOutKinds ?? []).filter((kind) => kind !== 'no-category');
    return { ...choices, leaveOutKinds: isLeftOut ? [...others, 'no-category'] : others };
  };
}
