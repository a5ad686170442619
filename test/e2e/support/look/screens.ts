import { publicPaths } from '#infra/constructs/site/page-router.ts';
import { paths } from '#web/lib/paths.ts';

/** Every page that a visitor may open. */
export const visitorPaths = [...publicPaths, paths.login] as const;
