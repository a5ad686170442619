import { mount } from '#test/web/features/open-screen.tsx';
import { QuestionBankPage } from '#web/app/question-bank-page.tsx';
import { VersionsPage } from '#web/features/question-bank/versions/versions-page.tsx';
import { ReportsPage } from '#web/features/reports/reports-page.tsx';
import { paths } from '#web/lib/paths.ts';

/** The admin's pages of banks and reports, among which links lead. */
export function openAdmin(path: string = paths.adminQuizzes) {
  const routes = [
    { path: paths.adminQuizzes, Component: QuestionBankPage },
    { path: paths.adminReports, Component: ReportsPage },
    { path: paths.adminVersions, Component: VersionsPage },
  ];
  return mount(routes, path).router;
}
