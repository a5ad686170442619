import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { month as words } from '#web/lib/words/ui/lists.ts';

interface MonthPagerProps {
  /** `March 2026`. */
  title: string;
  onEarlier: () => void;
  /** Absent for the current month. */
  onLater: (() => void) | undefined;
}

/** The current month, with buttons to the previous and next one. */
export function MonthPager({ title, onEarlier, onLater }: MonthPagerProps) {
  return (
    <div role="group" aria-label={words.label} className="flex flex-wrap items-center gap-2">
      <Button size="small" aria-label={words.earlier} onPress={onEarlier}>
        <ChevronLeft aria-hidden="true" size={16} />
      </Button>
      <strong aria-live="polite" className="min-w-34 text-center">
        {title}
      </strong>
      <Button size="small" aria-label={words.later} onPress={onLater} isDisabled={onLater === undefined}>
        <ChevronRight aria-hidden="true" size={16} />
      </Button>
    </div>
  );
}
