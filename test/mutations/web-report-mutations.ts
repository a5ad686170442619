import { broken, type Mutation } from './mutation.ts';

const routes = ['test/web/app/routes.test.tsx'];
const page = ['test/web/features/report/report-page.test.tsx'];
const places = ['test/web/lib/return-place.test.ts'];
const documents = ['test/web/pages/render-page.test.ts'];

/** Breaks of what the web says of reports, and to whom. */
export const webReportMutations: Mutation[] = [
  broken(
    'a report is shown to nobody who is not signed in',
    'web/src/app/signed-in-and-back.tsx',
    'return wasSignedIn ? <Navigate to={paths.login} replace /> : <ToLogin />;',
    'return <Outlet />;',
    routes,
  ),
  broken(
    'nobody is led to a report at which somebody has logged out',
    'web/src/app/signed-in-and-back.tsx',
    'return wasSignedIn ?',
    'return !wasSignedIn ?',
    routes,
  ),
  broken(
    'who asks for a report before the sign-in is led to it',
    'web/src/app/signed-in-and-back.tsx',
    'noteWanted(address);',
    'returnPlace();',
    routes,
  ),
  broken(
    'where the session of another person ended at a report, nobody else is led back to it',
    'web/src/app/signed-in-and-back.tsx',
    'returnPlace()?.path !== address',
    'address',
    routes,
  ),
  broken(
    'a report that was asked for before the sign-in is given up after a quarter of an hour',
    'web/src/lib/return-place.ts',
    'until > Date.now()',
    'until > 0',
    places,
  ),
  broken(
    'a report that is not there yet shows no page of one',
    'web/src/features/report/report-page.tsx',
    "code === 'report-not-ready'",
    "code === 'busy'",
    page,
  ),
  broken(
    'a report that is late on the web is said to be late',
    'web/src/features/report/due-words.ts',
    'promisedBy <= now',
    'promisedBy <= 0',
    page,
  ),
  broken(
    'the account leads to no report that is not released',
    'web/src/features/account/attempt-line.tsx',
    '{report?.canDownload && (',
    '{report && (',
    ['test/web/features/account/account-page.test.tsx'],
  ),
  broken(
    'each chart of a report has a table of all its figures behind it',
    'web/src/report/chart-figure.tsx',
    'table.rows.map(',
    'table.rows.slice(1).map(',
    page,
  ),
  broken(
    'all answers stay closed on the web until they are asked for',
    'web/src/report/answer-groups.tsx',
    '<details className={styles.answers}>',
    '<details className={styles.answers} open>',
    page,
  ),
  broken(
    'the sample report is said to be one before anything else',
    'web/src/features/sample-report/sample-report-page.tsx',
    '{notice}</p>',
    '</p>',
    documents,
  ),
  broken(
    'the styles of a report are loaded by no page without one',
    'web/src/pages/render-page.tsx',
    'path in reportPages ?',
    'path ?',
    documents,
  ),
  broken(
    'a main parameter has the same colour on the web as on paper',
    'web/src/report/scale-hues.css',
    'oklch(0.62 0.13 235)',
    'oklch(0.62 0.13 245)',
    ['test/web/report/scale-hues.test.ts'],
  ),
];
