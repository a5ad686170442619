import { Check, Info, LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { canKeepScreenOn } from '#web/lib/keep-screen-on.ts';
import { canStore, measureConnection } from './probe-device.ts';
import * as words from '#web/lib/words/quiz-selection/device-check.ts';

const { findings, names, outcome } = words;

interface Finding {
  /** `note`: worth knowing. No finding blocks the start. */
  tone: 'good' | 'note';
  text: string;
}

const slowMs = 1_500;
const narrowPx = 320;

const good = (text: string): Finding => ({ tone: 'good', text });
const note = (text: string): Finding => ({ tone: 'note', text });

const storageFinding = (works: boolean) => (works ? good(findings.storage) : note(findings.noStorage));

/** @param ms latency of the server; undefined if it did not answer */
function connectionFinding(ms: number | undefined): Finding {
  if (ms === undefined) return note(findings.noConnection);
  return ms < slowMs ? good(findings.fast) : note(findings.slow);
}

const screenFinding = (widthPx: number) =>
  !canKeepScreenOn() ? note(findings.lock) : widthPx >= narrowPx ? good(findings.wide) : note(findings.narrow);

const icons = { good: Check, note: Info, pending: LoaderCircle };

/** The abilities of this device, and their consequences; and the offer to practise on it. */
export function DeviceCheck({ onPractise }: { onPractise: () => void }) {
  const [round, setRound] = useState(0);
  const [{ storage, connection }, setFound] = useState<{ storage?: Finding; connection?: Finding }>({});
  useEffect(() => {
    let isCurrent = true;
    const add = (news: { storage: Finding } | { connection: Finding }) =>
      isCurrent && setFound((before) => ({ ...before, ...news }));
    void canStore().then((works) => add({ storage: storageFinding(works) }));
    void measureConnection().then((ms) => add({ connection: connectionFinding(ms) }));
    return () => {
      isCurrent = false;
    };
  }, [round]);
  const again = () => {
    setFound({});
    setRound(round + 1);
  };
  const items = [
    { name: names.storage, finding: storage },
    { name: names.connection, finding: connection },
    { name: names.screen, finding: screenFinding(window.innerWidth) },
    { name: names.notifications, finding: good(findings.notifications) },
  ];
  const isDone = storage !== undefined && connection !== undefined;
  const notes = items.filter(({ finding }) => finding?.tone === 'note').length;
  const status = notes === 0 ? outcome.ready : outcome.notes;
  return (
    <>
      <p className="mx-0 mt-0 mb-4 text-quiet">{words.about}</p>
      <ul aria-label={words.list} className="m-0 grid list-none border-t border-line p-0">
        {items.map(({ name, finding }) => {
          const tone = finding?.tone ?? 'pending';
          const Icon = icons[tone];
          return (
            <li
              key={name}
              data-tone={tone}
              className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 border-b border-line py-3"
            >
              <Icon
                aria-hidden="true"
                size={20}
                className="mt-0.5 in-data-[tone=good]:text-success in-data-[tone=note]:text-warning in-data-[tone=pending]:animate-[turn_1s_linear_infinite] in-data-[tone=pending]:text-quiet motion-reduce:in-data-[tone=pending]:animate-none"
              />
              <div>
                <p className="m-0 leading-[1.5] font-semibold">{name}</p>
                <p className="m-0 leading-[1.5] text-quiet">{finding?.text ?? words.running}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <div className="mt-4 flex min-h-8.5 flex-wrap items-center justify-between gap-3 [&_p]:m-0 [&_p]:font-semibold">
        <p role="status">{isDone ? status : words.running}</p>
        {isDone && notes > 0 && (
          <Button size="small" onPress={again}>
            {words.buttons.again}
          </Button>
        )}
        <Button size="small" className="ml-auto" onPress={onPractise}>
          {words.buttons.practise}
        </Button>
      </div>
    </>
  );
}
