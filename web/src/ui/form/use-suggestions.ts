import { useEffect, useState } from 'react';

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
  const words = typed.trim();
  const [answer, setAnswer] = useState(none);
  useEffect(() => {
    if (!isWanted || words === '') return;
    const abort = new AbortController();
    const ask = async () => {
      try {
        const { found, isCutOff } = await suggest(words, abort.signal);
        if (abort.signal.aborted) return;
        setAnswer({ typed: words, suggestions: found, status: statusWords(found.length, isCutOff) });
      } catch {
        if (!abort.signal.aborted) setAnswer({ typed: words, suggestions: [], status: 'The search failed.' });
      }
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [suggest, words, isWanted]);
  return answer.typed === words ? answer : { ...none, status: words === '' ? '' : 'Searching...' };
}

function statusWords(count: number, isCutOff: boolean): string {
  if (count === 0) return 'Nothing found.';
  const words = `${count} found`;
  return isCutOff ? `${words}, and there are more: type more words.` : `${words}.`;
}
