/**
 * Where the SDK keeps the endpoints that it has discovered, in the place of `mnemonist/lru-cache` (see `infra/constructs/bundling.ts`).
 * DynamoDB has one for each region, so nothing has to be displaced.
 */
export default class EndpointStore<Key, Value> extends Map<Key, Value> {
  constructor(_capacity: number) {
    super();
  }

  peek(key: Key): Value | undefined {
    return this.get(key);
  }
}
