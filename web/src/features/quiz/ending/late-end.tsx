import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';

/** Longer than an end takes over a slow network. */
const lateMs = 10_000;

interface LateEndProps {
  onRetry: () => void;
  onBack: () => void;
}

/** Actions if an end gets no answer. */
export function LateEnd({ onRetry, onBack }: LateEndProps) {
  const [tries, setTries] = useState(0);
  const [lateTry, setLateTry] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setLateTry(tries), lateMs);
    return () => clearTimeout(timer);
  }, [tries]);
  const retry = () => {
    setTries(tries + 1);
    onRetry();
  };
  return (
    <div role="status" className="max-w-136 px-(--gutter) text-center">
      {lateTry === tries && (
        <>
          <p>This takes longer than usual. Nothing is lost: what has not reached us is kept on this device.</p>
          <div className="mt-4 flex flex-wrap justify-center gap-3">
            <Button tone="primary" onPress={retry}>
              Try again
            </Button>
            <Button onPress={() => setTries(tries + 1)}>Keep waiting</Button>
            <Button onPress={onBack}>Go back</Button>
          </div>
        </>
      )}
    </div>
  );
}
