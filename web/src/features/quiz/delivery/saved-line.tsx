import { CloudCheck, CloudOff, CloudUpload, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { SavedState } from '#web/lib/outbox/outbox.ts';
import { classNames } from '#web/ui/class-names.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import * as words from '#web/lib/words/quiz/screen.ts';
import { buttons } from '#web/lib/words/ui.ts';

/** `waiting`: the first answer is kept, and the other questions come with its receipt. `again`: kept by a browser with a network. */
type Shown = SavedState | 'waiting' | 'again';

const icons: Partial<Record<Shown, LucideIcon>> = { saving: CloudUpload, saved: CloudCheck, again: CloudUpload };
const said: Partial<Record<Shown, string>> = words.announced;

/** States whose words need room beside the buttons. */
const isProblem: readonly Shown[] = ['kept', 'waiting', 'failing', 'held'];

/** A person who answers quickly gets it announced at the next pause. */
const quietMs = 1_000;

interface SavedLineProps {
  state: Shown | undefined;
  /** Shown and announced in place of an answer that arrives. */
  note?: string | undefined;
  onRetry: () => void;
}

/** The state of the last answer. It is announced once it has been stable for a moment. */
export function SavedLine({ state, note, onRetry }: SavedLineProps) {
  const [seen, setSeen] = useState({ state, isSettled: true });
  if (seen.state !== state) setSeen({ state, isSettled: false });
  useEffect(() => {
    const timer = setTimeout(() => setSeen({ state, isSettled: state !== 'saving' }), quietMs);
    return () => clearTimeout(timer);
  }, [state]);
  const Icon = state && (icons[state] ?? CloudOff);
  const instead = state === 'saving' || state === 'saved' ? note : undefined;
  const text = instead ?? (state ? words.saved[state] : '');
  return (
    <div className={classNames('flex-auto', state && isProblem.includes(state) && 'basis-44')}>
      <p
        data-state={state}
        className="m-0 flex items-center gap-2 text-start text-xs/[1.35] text-quiet data-[state=failing]:font-medium data-[state=failing]:text-warning data-[state=held]:font-medium data-[state=held]:text-warning data-[state=kept]:font-medium data-[state=kept]:text-warning data-[state=waiting]:font-medium data-[state=waiting]:text-warning @max-[19rem]:block @max-[19rem]:leading-[1.2]"
      >
        {Icon && <Icon aria-hidden="true" size={16} className="flex-none @max-[19rem]:hidden" />}
        <span>{text}</span>
        {state === 'failing' && (
          <button
            type="button"
            className="min-h-8 flex-none cursor-pointer border-0 bg-transparent px-2 font-semibold text-[var(--accent-text,currentcolor)] underline [font:inherit] @max-[19rem]:min-h-0 @max-[19rem]:p-0"
            onClick={onRetry}
          >
            {buttons.tryAgain}
          </button>
        )}
      </p>
      <VisuallyHidden>
        <span role="status">{seen.isSettled ? (instead ?? (state && said[state]) ?? text) : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
