import type { _Record, AttributeValue } from '@aws-sdk/client-dynamodb-streams';
import { resultPrefix } from '#functions/adapters/dynamo/keys.ts';

/** Mirrors the filter of the delivery pipe: results that are new and not held, released, or ordered again. */
export function isToDeliver({ eventName, dynamodb }: _Record): boolean {
  if (!dynamodb?.Keys?.['sk']?.S?.startsWith(resultPrefix)) return false;
  const { status, owner } = dynamodb.NewImage ?? {};
  return (eventName === 'INSERT' || eventName === 'MODIFY') && status?.S === 'pending' && owner === undefined;
}

/** Mirrors the filter of the removal pipe: results that expired or were erased with their person. */
export function isRemovedResult({ eventName, dynamodb }: _Record): boolean {
  return eventName === 'REMOVE' && dynamodb?.Keys?.['sk']?.S?.startsWith(resultPrefix) === true;
}

/** A stream record as EventBridge Pipes puts it into an SQS message: typed attributes, bytes as base64, seconds since 1970. */
export function pipeRecord(record: _Record, streamArn: string) {
  const { Keys, NewImage, OldImage, ApproximateCreationDateTime, SequenceNumber, SizeBytes, StreamViewType } =
    record.dynamodb ?? {};
  return {
    eventID: record.eventID,
    eventName: record.eventName,
    eventVersion: record.eventVersion,
    eventSource: record.eventSource,
    awsRegion: record.awsRegion,
    dynamodb: {
      ...(ApproximateCreationDateTime
        ? { ApproximateCreationDateTime: Math.floor(ApproximateCreationDateTime.getTime() / 1000) }
        : {}),
      ...(Keys ? { Keys: image(Keys) } : {}),
      ...(NewImage ? { NewImage: image(NewImage) } : {}),
      ...(OldImage ? { OldImage: image(OldImage) } : {}),
      SequenceNumber,
      SizeBytes,
      StreamViewType,
    },
    eventSourceARN: streamArn,
  };
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

function image(attributes: Record<string, AttributeValue>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, plain(value)]));
}

function plain(value: AttributeValue): unknown {
  if (value.B) return { B: base64(value.B) };
  if (value.BS) return { BS: value.BS.map(base64) };
  if (value.L) return { L: value.L.map(plain) };
  if (value.M) return { M: image(value.M) };
  return value;
}
