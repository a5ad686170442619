import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { AdminView } from '#functions/contract/admin/admins.ts';
import type { Profile } from '#functions/domain/people/profile.ts';

/** Every admin, by name. */
export async function listAdmins({ admins }: Needs<'admins'>): Promise<{ admins: AdminView[] }> {
  const found = await admins.list();
  return { admins: found.map(viewAdmin).sort((a, b) => a.name.localeCompare(b.name)) };
}

export function viewAdmin({ userId, name, email }: Profile): AdminView {
  return { userId, name, email };
}
