/** The settings of this site's sign-in. They come from `/config.json` at run time, so that one build serves every stage and the local cloud. */
export interface SiteConfig {
  /** `<region>_<id>`. */
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  /** Host of the hosted sign-in pages, without scheme. */
  readonly userPoolDomain: string;
  /** Set only if the pool's API is not AWS's own: in the local cloud. */
  readonly userPoolEndpoint?: string;
}

const required = ['userPoolId', 'userPoolClientId', 'userPoolDomain'] as const;
let loading: Promise<SiteConfig> | undefined;

/** The configuration, fetched once; after a failure the next call tries again. */
export function loadConfig(): Promise<SiteConfig> {
  loading ??= fetchConfig().catch((cause: unknown) => {
    loading = undefined;
    throw new Error('The site cannot read its configuration from /config.json', { cause });
  });
  return loading;
}

async function fetchConfig(): Promise<SiteConfig> {
  const answer = await fetch('/config.json');
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const config = (await answer.json()) as Partial<SiteConfig>;
  const missing = required.filter((name) => !config[name]);
  if (missing.length > 0) throw new Error(`missing: ${missing.join(', ')}`);
  return config as SiteConfig;
}
