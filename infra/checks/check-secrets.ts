import { findSecrets } from './find-secrets.ts';

/** `npm run check:secrets`: fails if a file of the repository has a key, a token or a password. */
const found = await findSecrets(process.cwd());
if (found !== '') {
  console.error(`${found}\nTake the secret out, and replace it where it is used: it is known now.`);
  process.exitCode = 1;
}
