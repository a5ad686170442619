// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MomentField } from '#web/ui/form/moment-field.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { indiaTime } from '#web/lib/words/ui/forms.ts';

/** 00:05 on 2 March in India, still 1 March in London. */
const at = Date.UTC(2026, 2, 1, 18, 35);
const zone = (minutes: number) => vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-minutes);
const india = 330;
const london = 0;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('Moment', () => {
  it.each([
    ['to a reader in India', india, '2 Mar 2026, 00:05'],
    ['with the zone to a reader elsewhere', london, '2 Mar 2026, 00:05 IST'],
  ])('a moment is shown in India’s time %s', (_, minutes, shown) => {
    zone(minutes);
    render(<Moment at={at} />);
    expect(screen.getByText(shown)).toHaveProperty('dateTime', '2026-03-01T18:35:00.000Z');
  });

  it('a day is India’s day for every reader', () => {
    zone(london);
    render(<Moment at={at} isDay />);
    expect(screen.getByText('2 Mar 2026')).toBeTruthy();
  });
});

describe('MomentField', () => {
  it.each([
    ['India', india, null],
    ['another zone', london, indiaTime],
  ])('the field shows and reads India’s time in %s', (_, minutes, told) => {
    zone(minutes);
    const onChange = vi.fn();
    render(<MomentField label="Valid from" value={at} onChange={onChange} />);
    const field = screen.getByLabelText('Valid from');
    expect(field).toHaveProperty('value', '2026-03-02T00:05');
    fireEvent.change(field, { target: { value: '2026-03-02T00:06' } });
    expect(onChange).toHaveBeenLastCalledWith(at + 60_000);
    fireEvent.change(field, { target: { value: '' } });
    expect(onChange).toHaveBeenLastCalledWith(undefined);
    expect(screen.queryByText(indiaTime)?.textContent ?? null).toBe(told);
  });
});
