import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { PaperQuestionView } from '#functions/contract/attempts.ts';
import { decimalDigit } from '#functions/domain/text/decimal-digit.ts';
import { areCharacterKeysOn } from './character-keys.ts';
import { keepScreenOn } from '#web/lib/keep-screen-on.ts';
import { isDoublePress, type Press } from './press-guard.ts';
import styles from '../quiz.module.css';
import * as words from '#web/lib/words/quiz/screen.ts';

interface CardProps {
  question: PaperQuestionView;
  /** 1 for the first one on the screen. */
  number: number;
  total: number;
  /** The line above the options. */
  prompt?: string | undefined;
  /** The chosen option while the first answer is being sent. */
  pendingOption: string | undefined;
  /** A dialog covers it. */
  isCovered: boolean;
  onChoose: (optionId: string) => void;
}

export function QuestionCard({ question, number, total, prompt, pendingOption, isCovered, onChoose }: CardProps) {
  const card = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const lastPress = useRef<Press>(undefined);
  const isPending = pendingOption !== undefined;

  useEffect(keepScreenOn, []);
  useEffect(() => {
    if (!isCovered) heading.current?.focus();
  }, [question.questionId, isCovered]);

  const choose = (position: number, press: Press) => {
    const isSecond = isDoublePress(press, lastPress.current);
    lastPress.current = press;
    const option = question.options[position];
    if (option && !isPending && !isSecond) onChoose(option.optionId);
  };

  useQuestionKeys(card, !isCovered, (digit, { key, timeStamp: at }) =>
    choose(digit - 1, { by: 'key', key, clicks: 1, at }),
  );

  return (
    <div ref={card} aria-busy={isPending} className={styles.card}>
      {/* The key renews everything with each question, so a press that began on one question never counts for the next. */}
      <div key={question.questionId} className="animate-[fade_var(--fast)_var(--ease-out)]">
        <p className="mx-0 mt-0 mb-1 text-sm/snug text-quiet tabular-nums">{words.question(number, total)}</p>
        <h2 ref={heading} id="question" dir="auto" tabIndex={-1} className={styles.question}>
          {question.text}
        </h2>
        {prompt && (
          <p id="prompt" dir="auto" className="mx-0 mt-0 mb-(--gap) text-base/snug wrap-break-word text-quiet">
            {prompt}
          </p>
        )}
        <ol
          aria-label={words.labels.options}
          aria-describedby={prompt && 'prompt'}
          className="m-0 grid list-none gap-(--gap) p-0"
        >
          {question.options.map(({ optionId, text }, position) => (
            <li key={optionId}>
              <button
                type="button"
                aria-disabled={isPending}
                data-chosen={optionId === pendingOption || undefined}
                className={styles.option}
                onClick={(event) => choose(position, pressOf(event))}
              >
                <span
                  aria-hidden="true"
                  className="hidden mouse:grid mouse:size-7 mouse:items-center mouse:justify-items-center mouse:rounded-sm mouse:border mouse:border-line mouse:bg-page mouse:text-xs mouse:font-semibold mouse:text-quiet mouse:tabular-nums"
                >
                  {position + 1}
                </span>
                <span dir="auto" className="wrap-break-word">
                  {text}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** Enter and Space arrive as clicks without a pointer; the button loses the focus at once, so they need no guard. */
function pressOf({ detail, timeStamp, nativeEvent }: MouseEvent): Press {
  const isTouch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
  return { by: isTouch ? 'touch' : 'mouse', clicks: detail, at: timeStamp };
}

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Arrow keys move the focus between the buttons of the card without choosing; number keys choose, unless they are switched off. Keys
 * work while the focus is in the surrounding `main`: elsewhere they have other meanings.
 */
function useQuestionKeys(
  card: RefObject<HTMLElement | null>,
  isActive: boolean,
  onDigit: (digit: number, event: KeyboardEvent) => void,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !card.current) return;
    const digit = digitOf(event);
    // A key that is held down counts as one press.
    if (event.repeat && (digit !== undefined || /^(Enter| )$/.test(event.key))) return event.preventDefault();
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      moveFocus(card.current, step);
    } else if (isActive && digit !== undefined && areCharacterKeysOn()) {
      event.preventDefault();
      onDigit(digit, event);
    }
  });

  useEffect(() => {
    const scope = card.current?.closest('main');
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    scope?.addEventListener('keydown', listener);
    return () => scope?.removeEventListener('keydown', listener);
  }, [card]);
}

/**
 * The digit of a key, 1 to 9: the one that is typed, in any script, or else the one in its place on the keyboard. On a French keyboard the
 * digits need Shift, and on an Arabic or Hindi one they may be other signs.
 */
function digitOf({ key, code, shiftKey }: KeyboardEvent): number | undefined {
  const inPlace = key.length === 1 && !shiftKey ? /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] : undefined;
  return (decimalDigit(key) ?? Number(inPlace ?? 0)) || undefined;
}

function moveFocus(card: HTMLElement, step: number): void {
  const buttons = [...card.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = at < 0 ? (step > 0 ? 0 : -1) : (at + step) % buttons.length;
  buttons.at(next)?.focus();
}
