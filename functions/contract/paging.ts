import * as z from 'zod/mini';

/** Where the next page of a list begins, as the page before gave it. */
export const cursor = z.string().check(z.maxLength(2_000));

/** A page of a list: `next` is absent at its end. */
export const next = z.optional(z.string());
