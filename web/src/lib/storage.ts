/** A storage of the browser for what may get lost: no call fails, even if the browser forbids storage or has no room. */
function lossy(area: () => Storage) {
  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      return work(area());
    } catch {
      return undefined;
    }
  };
  return {
    get: (key: string) => attempt((storage) => storage.getItem(key)) ?? undefined,
    set: (key: string, text: string) => attempt((storage) => storage.setItem(key, text)),
    remove: (key: string) => attempt((storage) => storage.removeItem(key)),
    keysWith: (prefix: string) =>
      attempt((storage) => Object.keys(storage).filter((key) => key.startsWith(prefix))) ?? [],
  };
}

export const deviceStorage = lossy(() => window.localStorage);
/** Of this tab only. */
export const tabStorage = lossy(() => window.sessionStorage);
