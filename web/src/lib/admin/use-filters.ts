import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fields, labels } from '#web/lib/words/admin/lists.ts';
import { suggestBatches, suggestPeople, useNamedBatch, useNamedPerson } from './finder.ts';

/** A person or a batch is filtered by its id, or by words that several may match. Days are as `2026-03-02`. '' stands for all. */
type Common = Partial<Record<'person' | 'who' | 'batch' | 'label' | 'from' | 'until', string>>;

/**
 * The filter of a list. It is in the address, and what is typed becomes the filter when the form is sent.
 * `read` makes the filter of the texts in the address, which are '' if they are absent.
 */
export function useFilters<Filter extends Common>(read: (text: (name: string) => string) => Filter) {
  const [query, setQuery] = useSearchParams();
  const filter = read((name) => query.get(name)?.trim() ?? '');
  const empty = read(() => '');
  const key = JSON.stringify(filter);
  const [typed, setTyped] = useState({ key, draft: filter });
  // Another filter in the address replaces what is typed.
  const draft = typed.key === key ? typed.draft : filter;
  const set = (changes: Partial<Filter>) => setTyped({ key, draft: { ...draft, ...changes } });
  const apply = (next: Common) =>
    setQuery(
      (now) => {
        const others = [...now].filter(([name]) => !(name in empty));
        return Object.fromEntries([...others, ...Object.entries(next).filter(([, text]) => text !== '')]);
      },
      { replace: true },
    );
  const clear = () => {
    set(empty);
    apply({});
  };
  const { person, who = '', batch, label = '', from = '', until = '' } = draft;
  const send = () => {
    if (from !== '' && until !== '' && from > until) return;
    const texts = Object.entries<string>(draft).map(([name, text]) => [name, text.trim()] as const);
    apply({ ...Object.fromEntries(texts), ...(person && { who: '' }), ...(batch && { label: '' }) });
  };
  const namedPerson = useNamedPerson({ id: person || undefined, typed: who });
  const namedBatch = useNamedBatch({ id: batch || undefined, typed: label });
  return {
    filter,
    isNarrowed: key !== JSON.stringify(empty),
    draft,
    set,
    clear,
    /** For the `FilterPanel`. */
    panel: { onSubmit: send, onClear: clear },
    /** For a `FinderField`. */
    person: {
      label: labels.person,
      placeholder: fields.who,
      value: namedPerson,
      onChange: ({ id = '', typed: who }: Chosen) => set({ person: id, who } as Partial<Filter>),
      suggest: suggestPeople,
    },
    /** For a `FinderField`. */
    batch: {
      label: fields.batch,
      placeholder: fields.label,
      value: namedBatch,
      onChange: ({ id = '', typed: label }: Chosen) => set({ batch: id, label } as Partial<Filter>),
      suggest: suggestBatches,
    },
  };
}

interface Chosen {
  id?: string | undefined;
  typed: string;
}

/** The parts of a filter that are given, as in a request. */
export function givenParts<Filter extends object>(
  filter: Filter,
): { [Name in keyof Filter]?: Exclude<Filter[Name], ''> } {
  const given = Object.entries(filter).filter(([, text]) => text !== '');
  return Object.fromEntries(given) as { [Name in keyof Filter]?: Exclude<Filter[Name], ''> };
}
