import { Button } from '#web/ui/button.tsx';
import { filter } from '#web/lib/words/ui/lists.ts';

/** The reason why a list is empty; with a button that clears the filter, if there is one. */
export function NothingFound({ words, onClear }: { words: string; onClear?: (() => void) | undefined }) {
  return (
    <div className="grid justify-items-center gap-3 [&_p]:m-0">
      <p role="status">{words}</p>
      {onClear && (
        <Button size="small" onPress={onClear}>
          {filter.clearAll}
        </Button>
      )}
    </div>
  );
}
