import { decodeTime, ulid } from 'ulid';
import { contactStore } from '#functions/adapters/dynamo/people/contact-store.ts';
import { quizReader } from '#functions/adapters/dynamo/banks/quiz-reader.ts';
import { rateLimitStore } from '#functions/adapters/dynamo/people/rate-limit-store.ts';
import { openTable } from '#functions/adapters/dynamo/table.ts';
import { mailer, sesClient } from '#functions/adapters/ses/mailer.ts';
import { publicOperations } from '#functions/contract/operations/public.ts';
import { answerInTime } from '#functions/adapters/retry-transient.ts';
import { env } from '#functions/runtime/env.ts';
import { serve } from '#functions/runtime/http.ts';
import { log } from '#functions/runtime/log.ts';
import { getActiveQuiz } from '#functions/usecases/banks/quizzes.ts';
import { sendContactMessage } from '#functions/usecases/people/send-contact-message.ts';

const table = openTable(env('TABLE_NAME'));
const ports = {
  limits: rateLimitStore(table, env('API_SECRET')),
  contacts: contactStore(table),
  quizzes: quizReader(table),
  mailer: mailer(sesClient(), { from: env('MAIL_FROM') }),
  notMailed: (messageId: string, why: unknown) =>
    log.error('contact-not-mailed', { messageId, message: why instanceof Error ? why.message : String(why) }),
  office: env('MAIL_CONTACT_TO'),
  clock: Date.now,
  newId: () => ulid(),
  timeOfId: decodeTime,
};

export const handler = answerInTime(
  serve('public', publicOperations, {
    getActiveQuiz: () => getActiveQuiz(ports),
    sendContactMessage: ({ body, network }) => sendContactMessage(ports, body, network),
  }),
);
