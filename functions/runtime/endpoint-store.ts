/**
 * The SDK's cache of discovered endpoints, in place of `mnemonist/lru-cache` (see `infra/constructs/bundling.ts`). DynamoDB has one
 * endpoint for each region, so nothing has to be evicted.
 */
export default class EndpointStore<Key, Value> extends Map<Key, Value> {
  constructor(_capacity: number) {
    super();
  }

  peek(key: Key): Value | undefined {
    return this.get(key);
  }
}
