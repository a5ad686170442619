import { publicPaths } from '#infra/constructs/site/page-router.ts';
import { adminLinks } from '#web/lib/admin/admin-links.ts';
import { paths } from '#web/lib/paths.ts';

/** Every page that a visitor may open. */
export const visitorPaths = [...publicPaths, paths.login] as const;

/** Every screen of an admin, with its heading. */
export const adminScreens = adminLinks.map(({ to, text }) => ({ path: to, title: text }));
