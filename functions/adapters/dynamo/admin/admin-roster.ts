import { keys } from '#functions/adapters/dynamo/keys.ts';

/** Writes of a transaction that keep the roster and the admin flags in step. */
export function addToRoster(TableName: string, userId: string) {
  return {
    TableName,
    Key: keys.admins(),
    UpdateExpression: 'ADD userIds :ids',
    ExpressionAttributeValues: { ':ids': new Set([userId]) },
  };
}

/** Fails for the last admin (`last-admin.ts`), and for a person who is not on the roster. */
export function leaveRoster(TableName: string, userId: string) {
  return {
    TableName,
    Key: keys.admins(),
    UpdateExpression: 'DELETE userIds :ids',
    ConditionExpression: 'size(userIds) > :one AND contains(userIds, :id)',
    ExpressionAttributeValues: { ':ids': new Set([userId]), ':id': userId, ':one': 1 },
  };
}

/** Fails if the flag has this value already, and for a deleted account. */
export function setFlag(TableName: string, userId: string, isAdmin: boolean) {
  return {
    TableName,
    Key: keys.profile(userId),
    UpdateExpression: 'SET isAdmin = :is',
    ConditionExpression: isAdmin
      ? 'attribute_exists(userId) AND (attribute_not_exists(isAdmin) OR isAdmin = :not)'
      : 'attribute_exists(userId) AND isAdmin = :not',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
    ExpressionAttributeValues: { ':is': isAdmin, ':not': !isAdmin },
  };
}
