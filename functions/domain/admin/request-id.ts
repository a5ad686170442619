import { refuse } from '#functions/domain/refusal.ts';

/** Stored with what a request has made or changed under an id of its caller. */
export interface AskedRequest {
  /** Of all that was asked. Absent in items of earlier versions, and for a request that was not sent over the API. */
  requestDigest?: string | undefined;
}

/** A change that the admin's browser has named. */
export interface NamedChange extends AskedRequest {
  /** Made by the browser, once for each press. */
  changeId?: string | undefined;
}

/**
 * An id that a caller has made stands for one request. The same request again gets the reply of the first one; another request under this
 * id is refused, because that reply would not be true of it. Without a digest to compare, it counts as the same.
 * @throws Refusal `id-already-used`
 */
export function requireSameRequest(stored: AskedRequest, { requestDigest }: AskedRequest): void {
  const isKnown = stored.requestDigest !== undefined && requestDigest !== undefined;
  if (!isKnown || stored.requestDigest === requestDigest) return;
  refuse(
    'id-already-used',
    'The id of this request was used for another change before. Nothing was changed now. Reload the page, look at what is there, and try again.',
  );
}
