import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { Email } from 'aws-ses-v2-local/dist/store.js';
import { closeServer, listen } from './listen.ts';

const require = createRequire(import.meta.url);

/** An accepted mail with the fields that its delivery events need. */
export interface AcceptedMail {
  messageId: string;
  source: string;
  destination: string[];
  subject: string;
  tags: Record<string, string>;
  /** Delivery events are published only for mails that name a configuration set. */
  configurationSet?: string;
}

interface MailOptions {
  port: number;
  /** File that keeps the mails across restarts. */
  file?: string;
  onAccepted(mail: AcceptedMail): void;
}

/** SES on this machine: an inbox that accepts every mail and sends none. */
export async function startMail(options: MailOptions): Promise<{ endpoint: string; close(): Promise<void> }> {
  const { port, file, onAccepted } = options;
  const { default: startInbox } = require('aws-ses-v2-local') as typeof import('aws-ses-v2-local');
  const inbox = await startInbox({ host: '127.0.0.1', port: 0 });
  const address = inbox.address();
  const inboxOrigin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const mails = openMails(file);
  const front = createServer((request, response) => {
    forward(request, response).catch((cause: unknown) => response.writeHead(500).end(String(cause)));
  });

  /** Also reads tags and configuration set from the request, because the inbox does not keep them. */
  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const { authorization, 'content-type': type } = request.headers;
    const answer = await fetch(`${inboxOrigin}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { ...(authorization ? { authorization } : {}), ...(type ? { 'content-type': type } : {}) },
      ...(body.length ? { body: new Uint8Array(body) } : {}),
    });
    const text = await answer.text();
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' }).end(text);
    if (request.method !== 'POST' || !answer.ok) return;
    mails.save();
    const messageId = /<MessageId>([^<]+)<\/MessageId>/.exec(text)?.[1];
    if (messageId) onAccepted(acceptedMail(messageId, new URLSearchParams(body.toString('utf8'))));
  }

  function acceptedMail(messageId: string, form: URLSearchParams): AcceptedMail {
    const mail = mails.find(messageId);
    const destinations = members(form, 'Destinations');
    const configurationSet = form.get('ConfigurationSetName');
    return {
      messageId,
      source: form.get('Source') ?? mail?.from ?? '',
      destination: destinations.length ? destinations : (mail?.destination.to ?? []),
      subject: mail?.subject ?? '',
      tags: Object.fromEntries(
        members(form, 'Tags', '.Name').map((name, index) => [name, form.get(`Tags.member.${index + 1}.Value`) ?? '']),
      ),
      ...(configurationSet ? { configurationSet } : {}),
    };
  }

  const endpoint = `http://127.0.0.1:${await listen(front, port)}`;
  return {
    endpoint,
    async close() {
      await Promise.all([front, inbox as unknown as Server].map(closeServer));
    },
  };
}

/** Reads a list of AWS's query protocol: `Name.member.1`, `Name.member.2`, … */
function members(form: URLSearchParams, name: string, suffix = ''): string[] {
  const values: string[] = [];
  const next = () => form.get(`${name}.member.${values.length + 1}${suffix}`);
  for (let value = next(); value !== null; value = next()) values.push(value);
  return values;
}

/** Restores the mails from a file and saves them to it, because the inbox keeps them only in memory. */
function openMails(file: string | undefined): { save(): void; find(messageId: string): Email | undefined } {
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
