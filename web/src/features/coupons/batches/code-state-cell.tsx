import { Moment } from '#web/ui/moment.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { noteOf, sinceOf, stateTones, stateWords, type CodeStateFields } from './code-words.ts';

/** The state of a code, and since when or what is wrong. */
export function CodeStateCell({ code }: { code: CodeStateFields }) {
  const note = noteOf(code);
  const since = sinceOf(code);
  return (
    <>
      <StatusMark tone={stateTones[code.state]}>{stateWords[code.state]}</StatusMark>
      {(note !== undefined || (since !== undefined && code.state !== 'redeemed')) && (
        <span className="block font-normal wrap-anywhere text-quiet">
          {note ?? (since !== undefined && <Moment at={since} />)}
        </span>
      )}
    </>
  );
}
