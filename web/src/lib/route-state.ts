/** State that a page passes to the next one through the router. It survives a reload, but cannot be typed into the address bar. */
export interface RouteState {
  cameFromSelection?: true;
  cameFromQuiz?: true;
  /** For the quiz: the practice comes before the first question. */
  withPractice?: true;
  /** For the result page, in place of its usual text; for the selection, why the quiz has redirected. */
  message?: string;
  /** For the result page, below its text. */
  note?: string;
}

export const cameFromSelection: RouteState = { cameFromSelection: true };
export const cameFromQuiz: RouteState = { cameFromQuiz: true };

/** Parses the router's `location.state`; anything unknown is dropped. */
export function readRouteState(state: unknown): RouteState {
  if (typeof state !== 'object' || state === null) return {};
  const given = state as Record<string, unknown>;
  return {
    ...(given.cameFromSelection === true ? { cameFromSelection: true } : {}),
    ...(given.cameFromQuiz === true ? { cameFromQuiz: true } : {}),
    ...(given.withPractice === true ? { withPractice: true } : {}),
    ...(typeof given.message === 'string' ? { message: given.message } : {}),
    ...(typeof given.note === 'string' ? { note: given.note } : {}),
  };
}
