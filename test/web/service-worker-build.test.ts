import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serviceWorker } from '../../web/service-worker-build.ts';

/** A site with the folders of the real one and pages of one line. */
const sources: Record<string, string> = {
  'app.html': '<script type="module" src="/src/app/main.ts"></script>',
  'public/favicon.svg': '<svg/>',
  'public/apple-touch-icon.png': 'png',
  'public/site.webmanifest': '{}',
  'public/avatar.svg': '<svg/>',
  'src/app/main.ts': `import './base.css'; import { shared } from '../shared.ts'; shared();
    export const pages = [
      () => import('./query-area.tsx'), () => import('../features/quiz-selection/quiz-selection-page.tsx'),
      () => import('../features/quiz/quiz-page.tsx'), () => import('../features/result/result-page.tsx'),
      () => import('./account-routes.tsx'), () => import('../features/admin/admin-page.tsx'),
      () => import('../lib/session/auth.ts'), () => import('../lib/session/leftovers.ts'), () => import('../lib/session/sign-out.ts'),
      () => import('../features/login/login-page.tsx'), () => import('../ui/log-out-dialog.tsx'),
      () => import('../lib/session/keep-session.ts'), () => import('./shell/app-shell.tsx'),
    ]; console.log(pages);`,
  'src/app/base.css': '@font-face { font-family: a; src: url("./letters.woff2") }',
  'src/app/letters.woff2': 'letters',
  'src/shared.ts': 'export const shared = () => console.log("shared by all");',
  'src/lib/session/auth.ts': 'console.log("auth");',
  'src/lib/session/leftovers.ts': 'console.log("leftovers");',
  'src/lib/session/sign-out.ts': 'console.log("sign-out");',
  'src/lib/session/keep-session.ts': 'console.log("session keeper");',
  'src/app/shell/app-shell.tsx': 'console.log("shell");',
  'src/ui/log-out-dialog.tsx': 'console.log("log-out dialog");',
  'src/features/login/login-page.tsx': 'console.log("login");',
  'src/app/query-area.tsx': 'console.log("query area");',
  'src/features/quiz-selection/quiz-selection-page.tsx': 'console.log("selection");',
  'src/features/quiz/quiz-page.tsx': 'import "./quiz.css"; import("./rehearsal.tsx"); console.log("quiz");',
  'src/features/quiz/quiz.css': '.quiz { color: red }',
  'src/features/quiz/rehearsal.tsx': 'console.log("rehearsal");',
  'src/features/result/result-page.tsx': 'console.log("result");',
  'src/app/account-routes.tsx': `import("../features/account/account-page.tsx"); import("../features/my-report/report-page.tsx");
    console.log("further");`,
  'src/features/my-report/report-page.tsx': 'import "./report.css"; console.log("report");',
  'src/features/my-report/report.css': '.report { color: red }',
  'src/features/account/account-page.tsx': 'console.log("account");',
  'src/features/admin/admin-page.tsx': 'console.log("admin");',
};

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'truein-worker-'));
  for (const [path, text] of Object.entries(sources)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function buildSite(): Promise<string> {
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [serviceWorker()],
    build: { assetsInlineLimit: 0, rolldownOptions: { input: join(root, 'app.html') } },
  });
  return readFile(join(root, 'dist/sw.js'), 'utf8');
}

describe('serviceWorker', () => {
  it('precaches exactly the application, the candidate’s pages, fonts and icons', async () => {
    const worker = await buildSite();
    const kept = [...worker.matchAll(/url:"([^"]+)"/g)].map(([, url = '']) => url.replace(/-[\w-]{8}\./, '.'));
    expect(kept.toSorted()).toEqual(
      [
        ...['app.js', 'app.css', 'letters.woff2', 'auth.js', 'query-area.js', 'quiz-selection-page.js'],
        ...['quiz-page.js', 'quiz-page.css', 'rehearsal.js', 'result-page.js', 'account-routes.js', 'account-page.js'],
        ...['leftovers.js', 'sign-out.js', 'log-out-dialog.js', 'login-page.js', 'keep-session.js', 'app-shell.js'],
      ]
        .map((file) => `/assets/${file}`)
        .concat('/app.html', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest', '/avatar.svg')
        .toSorted(),
    );
  });

  it('files without a hash get a revision that changes with their content', async () => {
    const revision = (worker: string) => /url:"\/favicon\.svg",revision:"(\w+)"/.exec(worker)?.[1];
    const before = revision(await buildSite());
    await writeFile(join(root, 'public/favicon.svg'), '<svg><!-- new --></svg>');
    const after = revision(await buildSite());
    expect(before).toMatch(/^\w{16}$/);
    expect(after).not.toBe(before);
  });

  it('the build fails when an offline page is missing', async () => {
    const main = sources['src/app/main.ts'] ?? '';
    await writeFile(join(root, 'src/app/main.ts'), main.replace("() => import('../features/quiz/quiz-page.tsx'),", ''));
    await expect(buildSite()).rejects.toThrow(/quiz-page\.tsx is in no chunk/);
  });

  it('a new worker never takes over open pages', async () => {
    expect(await buildSite()).not.toMatch(/skipWaiting|clients\.claim/);
  });
});
