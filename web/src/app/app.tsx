import { Suspense } from 'react';
import { Loading } from '#web/ui/page/loading.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { AppRoutes } from './routes.tsx';

/** The application; has to be inside a router. */
export function App() {
  return (
    <PageBoundary>
      <Suspense fallback={<Loading />}>
        <AppRoutes />
      </Suspense>
    </PageBoundary>
  );
}
