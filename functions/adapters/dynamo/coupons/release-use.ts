import { keys } from '#functions/adapters/dynamo/keys.ts';

interface ReservedUse {
  userId: string;
  quizId: number;
  code: string;
}

/**
 * The two updates that release a reserved use, for a transaction. They require that it is still reserved, so a concurrent first answer
 * either wins or loses as a whole. A code of a batch leaves the batch's list of uses, so that the list has one entry for each code in
 * use.
 */
export function releaseUse({ userId, quizId, code }: ReservedUse, batchId: string | undefined) {
  return [
    {
      Key: keys.coupon(code),
      UpdateExpression: 'ADD #uses :less',
      ConditionExpression: '#uses > :zero',
      ExpressionAttributeNames: { '#uses': 'uses' },
      ExpressionAttributeValues: { ':less': -1, ':zero': 0 },
    },
    {
      Key: keys.redemption(userId, quizId, code),
      UpdateExpression: `SET #status = :released${batchId === undefined ? '' : ' REMOVE gsi1pk, gsi1sk'}`,
      ConditionExpression: '#status = :reserved',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':released': 'released', ':reserved': 'reserved' },
    },
  ];
}
