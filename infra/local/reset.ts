import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { dataFolder, findRunning } from './running.ts';

/** `npm run reset`: deletes all local data. */
const folder = resolve(process.env.DATA_FOLDER || dataFolder);
const running = await findRunning(folder);
if (running) {
  console.error(
    `TrueIn is running at ${running.origin} (process ${running.pid}). Stop it with Ctrl-C in its terminal, then run this again.`,
  );
  process.exitCode = 1;
} else {
  rmSync(folder, { recursive: true, force: true });
  console.log('The local data was deleted. The next "npm start" begins from scratch.');
}
