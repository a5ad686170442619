import { join } from 'node:path';
import { format } from 'prettier';
import { attemptCosts, millisecondsOf, siteCosts, storageCosts, type Line } from './attempt-costs.ts';
import { readCounts, type Counts } from './counts.ts';
import { monthlyCosts } from './monthly-costs.ts';
import { prices, pricesOf } from './prices.ts';

export const costFile = join(import.meta.dirname, '../../docs/cost.md');

/** Dollars for 1,000 attempts. */
export const target = 0.5;

/** `docs/cost.md` from the stored counts and the prices. */
export async function costPage(counts: Counts = readCounts()): Promise<string> {
  const months = monthlyCosts(counts);
  const { operations, answer, functions } = counts.attempt;
  const text = [
    '# Cost',
    '',
    `Made by \`npm run cost\`, which takes a candidate through one whole attempt in a browser, on the application as \`cdk synth\` makes it, and counts what that causes (\`test/synthesised\`). Counted on ${counts.at}, priced with the list of ${pricesOf} (\`test/cost/prices.ts\`): ap-south-1, without tax, free tiers and discounts.`,
    '',
    '## One attempt',
    '',
    `A new candidate redeems a coupon, answers 60 questions, and reads the result and the report. The API, the report and its mail; the aim is ≤ $${target.toFixed(2)} for 1,000 attempts.`,
    '',
    ...table('$ per 1,000 attempts', attemptCosts(counts), 1000, 3),
    '',
    'The pages, for a person who comes with an empty cache and reads the home page first; and the firewall, which each request passes:',
    '',
    ...table('$ per 1,000 people', siteCosts(counts), 1000, 3),
    '',
    'What the attempts leave, for each month that it is kept (24 of them):',
    '',
    ...table('$ per 1,000 attempts and month', storageCosts(counts), 1000, 3),
    '',
    `Not in it: the sign-in. Cognito is free for 10,000 people a month; each further one costs $${prices.cognitoUser}, and so much more than an attempt.`,
    '',
    '### How it is counted',
    '',
    '- The pauses between the answers, 25 seconds each in an attempt of 25 minutes, are left out: a page that gets receipts asks for nothing in them (decision 64). Each two minutes without an answer, and each return to the tab, add one `getAttemptClock`.',
    '- Bytes are those of HTTP/1.1 with all headers. HTTP/2 sends repeated headers as a few bytes, TLS adds some.',
    '- Every other `getActiveQuiz` is answered by CloudFront, which keeps the quiz for a minute.',
    '- The billed time of a call is an assumption, see `test/cost/attempt-costs.ts`: no machine here is Lambda. One call in 100 is a cold start of 400 ms.',
    '- The table’s units are those that DynamoDB Local reports, index included; those of transactions are calculated by AWS’s rules. A call that it refuses counts as one unit.',
    '- Log lines: the access log’s and those that the functions write as JSON, each with what CloudWatch adds. Functions log nothing about a call that works.',
    '',
    `A saved answer is ${kB(answer.bytesIn)} of request, mostly the token, and ${kB(answer.bytesOut)} of reply in HTTP/1.1, as this machine sends it. In HTTP/2, as CloudFront does, with the headers that it adds and after some others on the same connection, it is ${kB(answer.http2.bytesIn)} and ${kB(answer.http2.bytesOut)}, together ${kB(answer.http2.bytesIn + answer.http2.bytesOut)}: the token is sent once.`,
    '',
    '| API request | in one attempt |',
    '| --- | ---: |',
    ...Object.entries(operations).map(([name, count]) => `| ${name} | ${count} |`),
    '',
    '| Function | calls | ms a call |',
    '| --- | ---: | ---: |',
    ...Object.entries(functions).map(([name, { calls }]) => `| ${name} | ${calls} | ${millisecondsOf(name)} |`),
    '',
    '## A month without anybody',
    '',
    'What prod costs in 30 days even if nobody comes.',
    '',
    ...table('$ per month', months, 1, 2),
    '',
  ].join('\n');
  return format(text, { parser: 'markdown', printWidth: 120 });
}

function table(unit: string, lines: readonly Line[], times: number, digits: number): string[] {
  const total = lines.reduce((sum, { dollars }) => sum + dollars, 0);
  return [
    `| Service | What | Count | ${unit} |`,
    '| --- | --- | ---: | ---: |',
    ...lines.map(
      ({ service, what, count, dollars }) =>
        `| ${service} | ${what} | ${count} | ${(dollars * times).toFixed(digits)} |`,
    ),
    `| **All** | | | **${(total * times).toFixed(digits)}** |`,
  ];
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(2)} kB`;
