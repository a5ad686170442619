import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Email } from 'aws-ses-v2-local/dist/store.js';

const require = createRequire(import.meta.url);

/** Saves the mails to a file, because the inbox keeps them only in memory, and restores them at the start. */
export function keepMails(file: string | undefined): { save(): void; find(messageId: string): Email | undefined } {
  const inbox = require('aws-ses-v2-local/dist/store.js') as typeof import('aws-ses-v2-local/dist/store.js');
  inbox.clearStore();
  if (file && existsSync(file))
    for (const mail of JSON.parse(readFileSync(file, 'utf8')) as Email[]) inbox.saveEmail(mail);
  return {
    save() {
      if (!file) return;
      writeFileSync(`${file}.draft`, JSON.stringify(inbox.getStoreReadonly().emails));
      renameSync(`${file}.draft`, file);
    },
    find: (messageId) => inbox.getStoreReadonly().emails.find((mail) => mail.messageId === messageId),
  };
}
