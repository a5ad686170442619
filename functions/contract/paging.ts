import * as z from 'zod/mini';

/** Start of the next page of a list, from the reply with the previous page. */
export const cursor = z.string().check(z.maxLength(2_000));

/** A page of a list: `next` is absent at its end. */
export const next = z.optional(z.string());
