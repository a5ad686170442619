/** What a page may leave in the router's state for the next one. It survives a reload, but cannot be typed into the address bar. */
export interface RouteState {
  cameFromSelection?: true;
  cameFromQuiz?: true;
  /** For the result page, instead of its usual words; for the selection, why the quiz has sent them back. */
  message?: string;
}

export const cameFromSelection: RouteState = { cameFromSelection: true };
export const cameFromQuiz: RouteState = { cameFromQuiz: true };

/** The router's `location.state` as what it may hold; nothing of it, if something else is there. */
export function readRouteState(state: unknown): RouteState {
  if (typeof state !== 'object' || state === null) return {};
  const given = state as Record<string, unknown>;
  return {
    ...(given.cameFromSelection === true ? { cameFromSelection: true } : {}),
    ...(given.cameFromQuiz === true ? { cameFromQuiz: true } : {}),
    ...(typeof given.message === 'string' ? { message: given.message } : {}),
  };
}
