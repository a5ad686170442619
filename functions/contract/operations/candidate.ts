import { endpointsOf } from '#functions/contract/endpoint.ts';
import * as attempts from '#functions/contract/attempts.ts';
import * as me from '#functions/contract/me.ts';
import * as quiz from '#functions/contract/quiz.ts';

/** The operations of the access `candidate`, apart from the others so that its function's bundle contains no more. */
export const candidateOperations = endpointsOf('candidate', { ...me, ...quiz, ...attempts });
