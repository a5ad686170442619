import { endpointsOf } from '#functions/contract/endpoint.ts';
import * as contact from '#functions/contract/contact.ts';
import * as quiz from '#functions/contract/quiz.ts';

/** The operations of the access `public`, apart from the others so that its function's bundle contains no more. */
export const publicOperations = endpointsOf('public', { ...quiz, ...contact });
