/** A group of modules that the build puts into one file. */
interface ChunkGroup {
  name: string;
  test: RegExp;
}

/** The style sheet of the kit that only admins need. */
const specialParts = 'ui/table/table\\.';

/**
 * The files that the build makes of the modules which several pages share: few, because each request weighs more than a small file. A group
 * also takes what its modules import, unless a group above has it.
 */
export const chunkGroups: ChunkGroup[] = [
  // Packages that change only with an upgrade, so that they stay in the browsers' caches across releases.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  // Also runs on public pages before React, so no other chunk may pull it in.
  { name: 'session-hint', test: /vite\/preload-helper|\/lib\/(session\/(session-hint|wanted-page)|storage)\.ts$/ },
  // The session and the API client.
  {
    name: 'session',
    test: /web\/src\/lib\/(session\/(session|session-store|stored-session|note-return|admin-flag|forget-tokens)|api-client|api-problem)\.ts$/,
  },
  // The style sheet that every page needs, with the small parts that most islands use.
  {
    name: 'site',
    test: new RegExp(
      `web/src/(?!${specialParts})(styles/(tokens|fonts|base)\\.css|(ui|pages)/.*\\.css|lib/(paths|translated-texts)\\.ts|pages/island-prefix\\.ts|ui/((class-names|button-link|start-links|use-media)|figure/(glyph|profile-\\w+)|page/keyboard-focus)\\.tsx?)$`,
    ),
  },
  // The style sheet of what only public pages show. The quiz does without it.
  {
    name: 'public',
    test: new RegExp(`web/src/(features/(home|legal)/.*\\.css|lib/words/pillars\\.ts)$`),
  },
  // Modules that the quiz shares with other pages.
  {
    name: 'shared',
    test: /web\/src\/(lib\/(event-id|retry|route-state|when-idle|outbox\/outbox-\w+(-\w+)?|register-service-worker)|ui\/(visually-hidden|button|page\/page-head|figure\/logo))\.tsx?$|lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared|icons\/(x|menu|log-out)\.)|functions\/domain\/(attempts\/resumes|reports\/promise\/promised-hours|text\/counted)\.ts$/,
  },
  { name: 'tabs', test: /web\/src\/ui\/page\/tabs\.tsx$|node_modules\/@radix-ui\// },
  { name: 'hero', test: /node_modules\/embla-|web\/src\/ui\/page\/(hero-slider|use-slides)\.tsx?$/ },
  { name: 'home', test: /web\/src\/features\/home\/(home-hero|pillar-carousel|use-rotation)\.tsx?$/ },
  // What pages with queries and commands share.
  { name: 'query', test: /node_modules\/@tanstack\/(query-core|react-query)\// },
  // The menus of the navbar.
  { name: 'menus', test: /web\/src\/app\/shell\/(disclosure|services-menu|side-menu|site-links)\.tsx$/ },
  // The ways out of a session, which are kept on the device together.
  {
    name: 'leave',
    test: /web\/src\/lib\/(session\/(sign-out|leftovers)|outbox\/unsent-answers|admin\/bank-edits-key)\.ts$/,
  },
];
