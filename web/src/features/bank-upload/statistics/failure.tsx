import { Button } from '#web/ui/button.tsx';

interface FailureProps {
  query: { error: Error | null; data?: unknown; isFetching: boolean; refetch: () => unknown };
  words: string;
}

/** That something could not be loaded, with another try; nothing as long as there is data. */
export function Failure({ query: { error, data, isFetching, refetch }, words }: FailureProps) {
  if (!error || data) return null;
  return (
    <p role="alert" className="m-0 text-danger">
      {words}{' '}
      <Button size="small" onPress={() => void refetch()} isPending={isFetching}>
        Try again
      </Button>
    </p>
  );
}
