import { useState } from 'react';
import * as z from 'zod/mini';

/** What is wrong with the fields of a form, by name. */
export type Issues<Draft> = Partial<Record<keyof Draft, string>>;

/** A form: what is typed, and once it is read what is wrong with it, until something is changed. Fields are named as in the request. */
export function useForm<Draft extends object>(start: () => Draft) {
  const [draft, setDraft] = useState(start);
  const [issues, setIssues] = useState<Issues<Draft>>({});
  return {
    draft,
    issues,
    change: (changes: Partial<Draft>) => {
      setDraft((current) => ({ ...current, ...changes }));
      setIssues({});
    },
    /** The request if its schema accepts it; else the fields show the messages that the server would give. */
    read<Body>(schema: z.core.$ZodType<Body>, body: unknown): Body | undefined {
      const { data, error } = z.safeParse(schema, body);
      // Reversed, so that the first message for a field wins.
      const found = [...(error?.issues ?? [])].reverse().map(({ path, message }) => [String(path[0]), message]);
      setIssues(Object.fromEntries(found) as Issues<Draft>);
      return data;
    },
  };
}
