/** Why a permission that no story uses must stay: by role, action, resource and pattern of partition keys; `*` is any text. */
export const explained: Readonly<Record<string, string>> = {};
