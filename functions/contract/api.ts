import type { Access, Endpoint } from './endpoint.ts';
import { accountOperations } from './operations/account.ts';
import { adminOperations } from './operations/admin.ts';
import { candidateOperations } from './operations/candidate.ts';
import { publicOperations } from './operations/public.ts';

export const api = {
  ...publicOperations,
  ...candidateOperations,
  ...accountOperations,
  ...adminOperations,
} as const satisfies Record<string, Endpoint>;

export type Api = typeof api;
export type OperationName = keyof Api;
export type OperationsOf<A extends Access> = {
  [Name in OperationName]: Api[Name]['access'] extends A ? Name : never;
}[OperationName];
