import { Check, Info, LoaderCircle } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { StepHeading } from './step-heading.tsx';
import type { DeviceCheck } from './use-device-check.ts';

const icons = { good: Check, note: Info, pending: LoaderCircle };

/** The abilities of this device, and their consequences. */
export function DeviceCheckCard({ check: { items, isDone, again } }: { check: DeviceCheck }) {
  const notes = items.filter(({ finding }) => finding?.tone === 'note').length;
  return (
    <section aria-labelledby="step">
      <StepHeading>A look at this device</StepHeading>
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
        <p role="status">
          {!isDone && 'Checking…'}
          {isDone && notes === 0 && 'Everything is ready.'}
          {isDone && notes > 0 && 'You can go on. Please read what is noted above.'}
        </p>
        {isDone && notes > 0 && (
          <Button size="small" onPress={again}>
            Check again
          </Button>
        )}
      </div>
    </section>
  );
}
