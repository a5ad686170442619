import { choiceLimits, type Spelling } from '#functions/domain/uploads/sheet-choices.ts';
import type { Change } from '../decisions/use-decide.ts';

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

/** Leaves out rows without a main parameter, or reads them again. */
export function withRowsLeftOut(isLeftOut: boolean): Change {
  return (choices) => {
    const others = (choices.leaveOutKinds ?? []).filter((kind) => kind !== 'no-category');
    return { ...choices, leaveOutKinds: isLeftOut ? [...others, 'no-category'] : others };
  };
}
