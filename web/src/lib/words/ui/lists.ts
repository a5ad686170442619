/** Lists, tables and their filters (/admin) */
import { counted } from '#functions/domain/text/counted.ts';

export const actions = 'Actions';
export const filter = { show: 'Show', clear: 'Clear', clearAll: 'Clear the filter' };
export const list = { error: 'Error: ', more: 'Load more', refresh: 'Refresh' };
export const month = { label: 'Month', earlier: 'Earlier month', later: 'Later month' };
export const person = { label: 'Person', placeholder: 'Name or email' };
export const batch = { label: 'Coupon batch', placeholder: 'Batch label' };
export const batchDetail = (codes: number, quizName: string) => `${counted(codes, 'code')}, ${quizName}`;
export const unknownId = (id: string) => `No match for ID ${id}`;
