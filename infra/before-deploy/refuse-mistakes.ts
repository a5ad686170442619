import type { StageConfig } from '#infra/config.ts';
import { firm } from '#web/lib/words/firm.ts';
import { refusePlaceholders } from './placeholders.ts';
import { settingMistakes } from './setting-mistakes.ts';

/** @throws Error with what in the stage's row cannot be right. */
export function refuseMistakes(config: StageConfig): void {
  const mistakes = settingMistakes(config);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
}

/**
 * @param account of the credentials; undefined if there are none.
 * @throws Error if the stage is in another account.
 */
export function refuseOtherAccount(config: StageConfig, account: string | undefined): void {
  if (account === undefined || account === config.account || /^0*$/.test(config.account)) return;
  throw new Error(
    `These AWS credentials are of account ${account}, and ${config.stage} is in account ${config.account} (infra/config.ts): use the credentials of that account.`,
  );
}

interface Synth {
  /** Of the credentials. A synth without them only looks at the templates, so it may have placeholders. */
  account: string | undefined;
  /** What was deployed can be destroyed, whatever the settings are now. */
  isDestroy: boolean;
  firmsOwn?: object;
}

/** @throws Error with what is wrong with the settings, or with the credentials for them. */
export function refuseBeforeSynth(config: StageConfig, { account, isDestroy, firmsOwn = firm }: Synth): void {
  refuseOtherAccount(config, account);
  if (isDestroy) return;
  if (account) refusePlaceholders(config, firmsOwn);
  refuseMistakes(config);
}
