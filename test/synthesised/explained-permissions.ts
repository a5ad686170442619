/** Why a permission that no story uses must stay: by role, action, resource and pattern of partition keys; `*` is any text. */
export const explained: Readonly<Record<string, string>> = {
  'SchedulerRoleForTarget* sqs:SendMessage missedruns':
    'The scheduler sends a run there that Lambda has refused to start. Lambda refuses none here.',
  '*role sqs:SendMessage missedruns':
    'Lambda sends a run there that has failed. A run fails only when the table has failed all its retries.',
  '* logs:CreateLogStream *': 'Some functions log nothing when all goes well, so their first line is about an error.',
  '* logs:PutLogEvents *': 'Some functions log nothing when all goes well, so their first line is about an error.',
  '* dynamodb:ListStreams table':
    'The documentation of pipes lists it among the rights of a role that reads a stream. It does not say what it is used for.',
  'sweepsweeprole dynamodb:ConditionCheckItem table USER#*':
    'For an attempt that its seat does not name any more: a person has given it up in another way meanwhile.',
  'functionsadminapirole dynamodb:UpdateItem table CONFIG':
    'What the reports of a quiz contain is worked out again after a release that has changed the rules for it.',
  'functionsadminapirole dynamodb:UpdateItem table QUIZ#*':
    'What the reports of a quiz contain is worked out again after a release that has changed the rules for it.',
  'reportdeliverydeliverreportrole s3:DeleteObject reports/reports/*':
    'Takes back a file whose person has erased their account between its making and its mail.',
  'fileremovalremovereportfilerole s3:DeleteObjectVersion reports/reports/*':
    'Files of results that have expired. Those of an erased account are gone already when their results are.',
  'reportreconciliationreconcilereportsrole dynamodb:UpdateItem table USER#*':
    'Puts a report back into the queue whose worker or message was lost.',
  'functionsadminapirole dynamodb:ConditionCheckItem table *':
    'For a change of a quiz while another one is active, and for activating another. The stories have one quiz.',
  'exportwritingwriteexportrole dynamodb:Query table USER#*':
    'For an export of one person. The stories export all attempts of some days.',
};

/**
 * Actions of which a function uses one or the other, depending on what else it reads at that moment, so it needs both. Used is the pair
 * when one of them is.
 */
export const inPairs: readonly (readonly [string, string])[] = [['dynamodb:GetItem', 'dynamodb:BatchGetItem']];
