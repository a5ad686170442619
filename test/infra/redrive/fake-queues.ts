import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { listen } from '#infra/local/engines/listen.ts';

/** A queue of a template with its messages. */
export interface FakeQueue {
  logicalId: string;
  /** Logical id of its dead-letter queue. */
  deadLetters?: string | undefined;
  messages: string[];
}

const request = z.object({
  QueueUrl: z.optional(z.string()),
  SourceArn: z.optional(z.string()),
  ReceiptHandle: z.optional(z.string()),
});

/** A fake of what `npm run redrive` uses of CloudFormation, SQS and Lambda. */
export class FakeQueues {
  readonly #queues: Map<string, FakeQueue>;
  readonly #hidden = new Set<string>();
  readonly #server: Server;
  #port = 0;
  /** Queues that SQS was asked to redrive, and the calls of functions. */
  readonly moved: string[] = [];
  readonly called: { name: string; type: unknown; payload: unknown }[] = [];
  /** SQS refuses to redrive. */
  refusesMoves = false;
  /** Lambda refuses calls. */
  refusesCalls = false;

  constructor(queues: FakeQueue[]) {
    this.#queues = new Map(queues.map((queue) => [queue.logicalId, queue]));
    this.#server = createServer((asked, response) => {
      void text(asked).then((body) => {
        const { status, reply } = this.#answer(asked.url ?? '/', asked.headers, body);
        response.writeHead(status).end(typeof reply === 'string' ? reply : JSON.stringify(reply));
      });
    });
  }

  async start(): Promise<string> {
    this.#port = await listen(this.#server, 0);
    return `http://127.0.0.1:${this.#port}`;
  }

  close(): void {
    this.#server.close();
  }

  #answer(url: string, headers: Record<string, string | string[] | undefined>, body: string) {
    const target = headers['x-amz-target'];
    const operation = typeof target === 'string' ? target.split('.').at(-1) : undefined;
    if (operation) return this.#sqs(operation, request.parse(JSON.parse(body)));
    const called = /\/functions\/([^/]+)\/invocations/.exec(url)?.[1];
    if (called === undefined) return { status: 200, reply: this.#stack(body) };
    // The SDK doesn't retry a 403.
    if (this.refusesCalls) return { status: 403, reply: { Type: 'User', message: 'You may not call it.' } };
    const name = decodeURIComponent(called);
    this.called.push({ name, type: headers['x-amz-invocation-type'], payload: JSON.parse(body) });
    return { status: 202, reply: '' };
  }

  #stack(body: string): string {
    const isData = body.includes('-data');
    const rows = [...this.#queues.keys()]
      .filter((id) => id.startsWith('uploads') === isData)
      .map(
        (id) =>
          `<member><LogicalResourceId>${id}</LogicalResourceId><ResourceType>AWS::SQS::Queue</ResourceType><PhysicalResourceId>http://127.0.0.1:${this.#port}/1/${id}</PhysicalResourceId></member>`,
      );
    return `<ListStackResourcesResponse><ListStackResourcesResult><StackResourceSummaries>${rows.join('')}</StackResourceSummaries></ListStackResourcesResult></ListStackResourcesResponse>`;
  }

  #sqs(operation: string, { QueueUrl = '', SourceArn = '', ReceiptHandle = '' }: z.infer<typeof request>) {
    const id = (QueueUrl.split('/').at(-1) || SourceArn.split(':').at(-1)) ?? '';
    const queue = this.#queues.get(id);
    if (!queue) return { status: 400, reply: { __type: 'com.amazonaws.sqs#QueueDoesNotExist', message: id } };
    switch (operation) {
      case 'GetQueueAttributes': {
        const target = queue.deadLetters && { deadLetterTargetArn: arnOf(queue.deadLetters), maxReceiveCount: 5 };
        const Attributes = {
          QueueArn: arnOf(id),
          ApproximateNumberOfMessages: String(queue.messages.length),
          ...(target && { RedrivePolicy: JSON.stringify(target) }),
        };
        return { status: 200, reply: { Attributes } };
      }
      case 'ReceiveMessage': {
        const [next] = queue.messages.filter((message) => !this.#hidden.has(message));
        if (next === undefined) return { status: 200, reply: {} };
        this.#hidden.add(next);
        const MD5OfBody = createHash('md5').update(next).digest('hex');
        const message = { MessageId: 'm', Body: next, MD5OfBody, ReceiptHandle: next };
        return { status: 200, reply: { Messages: [message] } };
      }
      case 'DeleteMessage':
        queue.messages = queue.messages.filter((message) => message !== ReceiptHandle);
        return { status: 200, reply: {} };
      default:
        if (this.refusesMoves)
          return {
            status: 400,
            reply: { __type: 'com.amazonaws.sqs#UnsupportedOperation', message: 'One is active.' },
          };
        this.moved.push(id);
        return { status: 200, reply: { TaskHandle: 'task' } };
    }
  }
}

const arnOf = (id: string) => `arn:aws:sqs:ap-south-1:111122223333:${id}`;
