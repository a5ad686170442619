import { checkVisit } from '#infra/check-site.ts';

/** The function of `OutsideCheck`. It throws what is wrong, so Lambda's metric of errors counts it and the log has the reason. */
export async function handler(): Promise<void> {
  const problems = await checkVisit(process.env.SITE_ORIGIN ?? '');
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
