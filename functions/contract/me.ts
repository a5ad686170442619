import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const me = z.object({
  userId: z.string(),
  email: z.string(),
  name: z.string(),
  picture: z.optional(z.string()),
  isAdmin: z.boolean(),
});

export const getMe = endpoint({
  route: 'GET /me',
  access: 'candidate',
  summary: 'The signed-in person; keeps their profile up to date with the token',
  reply: me,
});
