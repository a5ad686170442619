const key = 'truein.is-admin';

/** The last known value of a person's admin flag. It only decides the menu's first render: the server checks by itself. */
export function readAdminFlag(userId: string): boolean {
  try {
    return localStorage.getItem(key) === userId;
  } catch {
    return false;
  }
}

export function keepAdminFlag(userId: string, isAdmin: boolean): void {
  if (!isAdmin) return dropAdminFlag();
  try {
    localStorage.setItem(key, userId);
  } catch {
    // Storage is forbidden or full: the menu shows the admin entry a little later.
  }
}

export function dropAdminFlag(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so there is no flag.
  }
}
