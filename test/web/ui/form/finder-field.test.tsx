// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FinderField } from '#web/ui/form/finder-field.tsx';
import type { FinderValue, Suggest } from '#web/ui/form/use-suggestions.ts';
import { search } from '#web/lib/words/ui/forms.ts';

afterEach(cleanup);

/** A field whose searches the test answers, by the typed words. */
function open() {
  const asks = new EventTarget();
  const typedSoFar = new Set<string>();
  const results = new Map<string, string[]>();
  const suggest: Suggest = async (typed) => {
    typedSoFar.add(typed);
    // A search that is given up and asked again has the same result.
    if (!results.has(typed)) await new Promise((resolve) => asks.addEventListener(typed, resolve));
    const found = (results.get(typed) ?? []).map((name) => ({ id: `id of ${name}`, text: name }));
    return { found, isCutOff: false };
  };
  const onChange = vi.fn<(value: FinderValue) => void>();
  function Field() {
    const [value, setValue] = useState<FinderValue>({ typed: '' });
    const change = (next: FinderValue) => {
      onChange(next);
      setValue(next);
    };
    return <FinderField label="Person" value={value} onChange={change} suggest={suggest} />;
  }
  render(<Field />);
  const asked = (typed: string) => waitFor(() => expect(typedSoFar).toContain(typed));
  return {
    field: screen.getByRole('combobox', { name: 'Person' }),
    onChange,
    asked,
    answer: async (typed: string, ...names: string[]) => {
      await asked(typed);
      results.set(typed, names);
      asks.dispatchEvent(new Event(typed));
    },
  };
}

const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('FinderField', () => {
  it('only results for the current words are offered', async () => {
    const user = userEvent.setup();
    const { field, onChange, answer } = open();
    await user.type(field, 'asha');
    await answer('asha', 'Asha Rao', 'Asha Verma');
    await waitFor(() => expect(offered()).toEqual(['Asha Rao', 'Asha Verma']));
    await user.type(field, ' verma');
    expect(offered()).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe(search.running);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChange.mock.lastCall).toEqual([{ typed: 'asha verma' }]);
    // Enter has sent the form and closed the list. The arrow opens it.
    expect(screen.getByRole('status').textContent).toBe('');
    await user.keyboard('{ArrowDown}');
    await answer('asha verma', 'Asha Verma');
    await waitFor(() => expect(offered()).toEqual(['Asha Verma']));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChange.mock.lastCall).toEqual([{ id: 'id of Asha Verma', typed: 'Asha Verma' }]);
    expect(offered()).toEqual([]);
    await user.type(field, 's');
    expect(onChange.mock.lastCall).toEqual([{ typed: 'Asha Vermas' }]);
  });

  it('a late result for earlier words is ignored, and so is the place that the arrows had reached', async () => {
    const user = userEvent.setup();
    const { field, onChange, asked, answer } = open();
    await user.type(field, 'asha');
    await asked('asha');
    await user.clear(field);
    await user.type(field, 'ravi');
    await answer('ravi', 'Ravi Kumar');
    await waitFor(() => expect(offered()).toEqual(['Ravi Kumar']));
    await answer('asha', 'Asha Rao');
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(offered()).toEqual(['Ravi Kumar']);
    await user.keyboard('{ArrowDown} s');
    await answer('ravi s', 'Ravi Shah');
    await waitFor(() => expect(offered()).toEqual(['Ravi Shah']));
    await user.keyboard('{Enter}');
    expect(onChange.mock.lastCall).toEqual([{ typed: 'ravi s' }]);
  });

  it('the list closes with Escape, which nothing else hears, and when the field is left', async () => {
    const user = userEvent.setup();
    const { field, answer } = open();
    await user.type(field, 'ravi');
    await answer('ravi', 'Ravi Kumar');
    await waitFor(() => expect(offered()).toEqual(['Ravi Kumar']));
    const outside = vi.fn();
    document.addEventListener('keydown', outside, { once: true });
    expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false);
    expect([offered(), outside.mock.calls]).toEqual([[], []]);
    expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(true);
    expect(outside).toHaveBeenCalledOnce();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(offered()).toEqual(['Ravi Kumar']));
    await user.tab();
    expect(offered()).toEqual([]);
  });
});
