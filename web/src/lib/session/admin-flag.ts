import { deviceStorage } from '#web/lib/storage.ts';

const key = 'truein.is-admin';

/** The last known value of a person's admin flag. It only decides the menu's first render: the server checks by itself. */
export function readAdminFlag(userId: string): boolean {
  return deviceStorage.get(key) === userId;
}

export function keepAdminFlag(userId: string, isAdmin: boolean): void {
  if (isAdmin) deviceStorage.set(key, userId);
  else dropAdminFlag();
}

export function dropAdminFlag(): void {
  deviceStorage.remove(key);
}
