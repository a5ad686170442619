export function memoize<Key, Value>(ask: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const asked = new Map<Key, Promise<Value>>();
  return (key) => {
    const answer = asked.get(key) ?? ask(key);
    asked.set(key, answer);
    return answer;
  };
}
