import { leaseMs } from '#functions/domain/reports/report-delivery.ts';
import { maxThrottleWaits } from '#functions/domain/reports/send-rate.ts';
import type { Clock } from '#functions/usecases/ports/clock.ts';
import { MailRefused, MailThrottled, type Mail, type Mailer, type Pace } from '#functions/usecases/ports/mail.ts';
import type { DeliveryStore, ReportPdf } from '#functions/usecases/ports/reports.ts';

interface Ports {
  deliveries: DeliveryStore;
  mailer: Mailer;
  pace: Pace;
  clock: Clock;
}

interface HandOver {
  id: { userId: string; attemptId: string };
  owner: string;
  reportKey: string;
  answersKey?: string | undefined;
  pdf?: ReportPdf;
  mail: Mail;
}

/** The mail service got the mail, but the outcome is unknown. */
export class MailOutcomeUnknown extends Error {
  override readonly name = 'MailOutcomeUnknown';
}

/**
 * Hands a report's mail to the mail service within the send rate, and waits a little when throttled. While it waits, the delivery is
 * claimed and not sending: a worker that dies there has certainly sent nothing.
 * @returns the mail service's id. @throws MailRefused, MailThrottled, MailOutcomeUnknown, or an earlier failure.
 */
export async function handOverMail(ports: Ports, { id, mail, ...sending }: HandOver): Promise<string> {
  const { owner } = sending;
  const { deliveries, mailer, pace, clock } = ports;
  for (let throttled = 1; ; throttled++) {
    await pace.turn();
    await deliveries.markSending(id, { ...sending, now: clock() });
    try {
      return await mailer.send(mail);
    } catch (cause) {
      if (cause instanceof MailRefused) throw cause;
      if (!(cause instanceof MailThrottled)) throw mayBeSent(cause);
      if (cause.limit !== 'rate' || throttled > maxThrottleWaits) throw cause;
    }
    await deliveries.holdBack(id, { owner, until: clock() + leaseMs });
    await pace.backOff(throttled);
  }
}

function mayBeSent(cause: unknown): MailOutcomeUnknown {
  return new MailOutcomeUnknown(cause instanceof Error ? cause.message : String(cause), { cause });
}
