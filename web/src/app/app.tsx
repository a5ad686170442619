import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Loading } from '#web/ui/loading.tsx';
import { PageFailure } from './page-failure.tsx';
import { AppRoutes } from './routes.tsx';

/** Below a router. */
export function App() {
  return (
    <ErrorBoundary FallbackComponent={PageFailure} onError={(error) => console.error('The page failed', error)}>
      <Suspense fallback={<Loading />}>
        <AppRoutes />
      </Suspense>
    </ErrorBoundary>
  );
}
