// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { useForm } from '#web/lib/use-form.ts';

afterEach(cleanup);

const schema = z.object({
  name: z.string().check(z.minLength(1, 'Name is required'), z.regex(/^[a-z]+$/, 'Letters only.')),
  count: z.number({ error: 'Give a number.' }),
});

it('a form gives the body of a valid draft', () => {
  const { result } = renderHook(() => useForm(() => ({ name: 'asha', count: 3 })));
  act(() => expect(result.current.read(schema, result.current.draft)).toEqual({ name: 'asha', count: 3 }));
  expect(result.current.issues).toEqual({});
});

it('a form shows the first message for each wrong field until something is changed', () => {
  const { result } = renderHook(() => useForm(() => ({ name: '', count: NaN })));
  act(() => expect(result.current.read(schema, result.current.draft)).toBeUndefined());
  expect(result.current.issues).toEqual({ name: 'Name is required', count: 'Give a number.' });
  act(() => result.current.change({ count: 1 }));
  expect(result.current).toMatchObject({ issues: {}, draft: { name: '', count: 1 } });
});
