import { Check, Info, LoaderCircle } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { FocusHeading } from '../screen/focus-heading.tsx';
import { canStore, measureConnection } from './probe-device.ts';

interface Finding {
  /** `note`: worth knowing. No finding blocks the start. */
  tone: 'good' | 'note';
  text: string;
}

const slowMs = 1_500;
const narrowPx = 320;

function storageFinding(works: boolean): Finding {
  return works
    ? { tone: 'good', text: 'This browser can keep your answers until they are sent, even over a reload.' }
    : {
        tone: 'note',
        text: 'This browser keeps nothing when it is closed (private window). Keep this tab open until the end.',
      };
}

/** @param ms latency of the server; undefined if it did not answer */
function connectionFinding(ms: number | undefined): Finding {
  if (ms === undefined) {
    return {
      tone: 'note',
      text: 'The server cannot be reached right now. You need a connection for your first answer; after that, answers wait on this device until they can be sent.',
    };
  }
  const seconds = (Math.max(ms, 100) / 1000).toFixed(1);
  return ms < slowMs
    ? { tone: 'good', text: `The server answers in ${seconds} s.` }
    : {
        tone: 'note',
        text: `The server answers slowly (${seconds} s). Your answers are sent in the background, so the next question does not wait.`,
      };
}

function screenFinding(widthPx: number): Finding {
  return widthPx >= narrowPx
    ? { tone: 'good', text: 'This window is wide enough to show a whole question.' }
    : { tone: 'note', text: 'This window is narrow. Everything works; you will scroll a little more.' };
}

const notificationFinding: Finding = {
  tone: 'good',
  text: 'This site sends none. Silence those of other apps: leaving this tab uses one of your attempts.',
};

const icons = { good: Check, note: Info, pending: LoaderCircle };

/** The abilities of this device, and their consequences. */
export function DeviceCheckCard() {
  const [round, setRound] = useState(0);
  const [{ storage, connection }, setFound] = useState<{ storage?: Finding; connection?: Finding }>({});
  useEffect(() => {
    let isCurrent = true;
    const note = (news: { storage: Finding } | { connection: Finding }) =>
      isCurrent && setFound((before) => ({ ...before, ...news }));
    void canStore().then((works) => note({ storage: storageFinding(works) }));
    void measureConnection().then((ms) => note({ connection: connectionFinding(ms) }));
    return () => {
      isCurrent = false;
    };
  }, [round]);
  const again = () => {
    setFound({});
    setRound(round + 1);
  };
  const items = [
    { name: 'Storage', finding: storage },
    { name: 'Connection', finding: connection },
    { name: 'Screen', finding: screenFinding(window.innerWidth) },
    { name: 'Notifications', finding: notificationFinding },
  ];
  const isDone = storage !== undefined && connection !== undefined;
  const notes = items.filter(({ finding }) => finding?.tone === 'note').length;
  const status = notes === 0 ? 'Everything is ready.' : 'You can go on. Please read what is noted above.';
  return (
    <Step title="A look at this device">
      <p className="mx-0 mt-0 mb-6 text-quiet">
        First a short check, then two practice questions. Your time starts later, with your first answer.
      </p>
      <ul aria-label="Device check" className="m-0 grid list-none border-t border-line p-0">
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
                <p className="m-0 leading-[1.5] text-quiet">{finding?.text ?? 'Checking…'}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <div className="mt-4 flex min-h-8.5 flex-wrap items-center justify-between gap-3 [&_p]:m-0 [&_p]:font-semibold">
        <p role="status">{isDone ? status : 'Checking…'}</p>
        {isDone && notes > 0 && (
          <Button size="small" onPress={again}>
            Check again
          </Button>
        )}
      </div>
    </Step>
  );
}

/** One screen of the rehearsal. */
export function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby="step">
      <FocusHeading
        id="step"
        className="mx-0 mt-0 mb-3 font-display text-2xl/snug font-medium outline-none flat:text-xl"
      >
        {title}
      </FocusHeading>
      {children}
    </section>
  );
}
