import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { S3Client } from '@aws-sdk/client-s3';
import { signInDirectory } from '#functions/adapters/cognito/sign-in-directory.ts';
import { attemptStore } from '#functions/adapters/dynamo/attempts/attempt-store.ts';
import { bankReader } from '#functions/adapters/dynamo/banks/bank-reader.ts';
import { consentReader } from '#functions/adapters/dynamo/people/consent-store.ts';
import { senderMessages } from '#functions/adapters/dynamo/people/contact-store.ts';
import { deliveryStore } from '#functions/adapters/dynamo/reports/delivery-store.ts';
import { feedbackStore } from '#functions/adapters/dynamo/reports/feedback-store.ts';
import { personStore } from '#functions/adapters/dynamo/people/person-store.ts';
import { profileStore } from '#functions/adapters/dynamo/people/profile-store.ts';
import { quizReader } from '#functions/adapters/dynamo/banks/quiz-reader.ts';
import { snapshotStore } from '#functions/adapters/dynamo/reports/snapshot-store.ts';
import { openTable } from '#functions/adapters/dynamo/table.ts';
import { seatStore } from '#functions/adapters/dynamo/attempts/seats/seat-store.ts';
import { personFiles } from '#functions/adapters/s3/report-files.ts';
import { signDownload } from '#functions/adapters/s3/export-files.ts';
import { accountOperations } from '#functions/contract/operations/account.ts';
import { answerInTime } from '#functions/adapters/retry-transient.ts';
import { env } from '#functions/runtime/env.ts';
import { serve } from '#functions/runtime/http.ts';
import { eraseMe } from '#functions/usecases/people/erase-me.ts';
import { exportMyData } from '#functions/usecases/people/export-my-data.ts';
import { giveFeedback } from '#functions/usecases/reports/feedback.ts';
import { getMyReportFile, getNextReport, getMyReport, markSteps } from '#functions/usecases/reports/get-my-report.ts';
import { listMyAttempts } from '#functions/usecases/people/list-my-attempts.ts';

const table = openTable(env('TABLE_NAME'));
const s3 = new S3Client({});
const ports = {
  agreements: consentReader(table),
  attempts: attemptStore(table),
  banks: bankReader(table),
  deliveries: deliveryStore(table),
  feedback: feedbackStore(table),
  people: personStore(table),
  profiles: profileStore(table),
  quizzes: quizReader(table),
  seats: seatStore(table),
  snapshots: snapshotStore(table),
  personFiles: personFiles(s3, env('REPORTS_BUCKET')),
  messages: senderMessages(table),
  signDownload: signDownload(s3, env('REPORTS_BUCKET')),
  directory: signInDirectory(new CognitoIdentityProviderClient({}), env('USER_POOL_ID')),
  clock: Date.now,
};

export const handler = answerInTime(
  serve('account', accountOperations, {
    listMyAttempts: ({ caller: { userId } }) => listMyAttempts(ports, userId),
    getMyReportFile: ({ params, query, caller: { userId } }) => getMyReportFile(ports, { userId, ...params, ...query }),
    getMyReport: ({ params, caller: { userId } }) => getMyReport(ports, { userId, ...params }),
    giveFeedback: ({ params, body, caller: { userId } }) => giveFeedback(ports, { userId, ...params, ...body }),
    markSteps: ({ params, body, caller: { userId } }) => markSteps(ports, { userId, ...params, ...body }),
    getNextReport: ({ params, caller: { userId } }) => getNextReport(ports, { userId, ...params }),
    exportMyData: ({ query, caller }) => exportMyData(ports, { ...caller, ...query }),
    eraseMe: ({ caller }) => eraseMe(ports, caller),
  }),
);
