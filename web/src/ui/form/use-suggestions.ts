import { useEffect, useState } from 'react';
import * as words from '#web/lib/words/ui/forms.ts';

/** The state of a finder: the id of a chosen item, if any, and the words in the field. */
export interface FinderValue {
  id?: string | undefined;
  typed: string;
}

export interface Suggestion {
  id: string;
  text: string;
  detail?: string | undefined;
}

/** Finds items with these words. `isCutOff`: there are more. */
export type Suggest = (typed: string, signal: AbortSignal) => Promise<{ found: Suggestion[]; isCutOff: boolean }>;

interface Answer {
  typed: string;
  suggestions: Suggestion[];
  status: string;
}

const pauseMs = 200;
const none: Answer = { typed: '', suggestions: [], status: '' };

/** Loads suggestions once typing pauses. */
export function useSuggestions(suggest: Suggest, typed: string, isWanted: boolean): Omit<Answer, 'typed'> {
  const text = typed.trim();
  const [answer, setAnswer] = useState(none);
  useEffect(() => {
    if (!isWanted || text === '') return;
    const abort = new AbortController();
    const ask = async () => {
      try {
        const { found, isCutOff } = await suggest(text, abort.signal);
        if (abort.signal.aborted) return;
        setAnswer({
          typed: text,
          suggestions: found,
          status: (isCutOff ? words.foundMore : words.found)(found.length),
        });
      } catch {
        if (!abort.signal.aborted) setAnswer({ typed: text, suggestions: [], status: words.search.failed });
      }
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [suggest, text, isWanted]);
  return answer.typed === text ? answer : { ...none, status: text === '' ? '' : words.search.running };
}
