// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NumberField } from '#web/ui/number-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';

afterEach(cleanup);

describe('a text field', () => {
  it('is named and described', () => {
    render(<TextField label="Coupon" description="From your school" />);
    const field = screen.getByRole('textbox', { name: 'Coupon' });
    const description = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('From your school');
  });

  it('says what is wrong, to everyone', () => {
    render(<TextField label="Coupon" errorMessage="Coupon code is required" />);
    const field = screen.getByRole('textbox', { name: 'Coupon' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain('Coupon code is required');
  });

  it('has several lines when asked', () => {
    render(<TextField label="Message" multiline rows={7} />);
    expect(screen.getByRole('textbox', { name: 'Message' }).getAttribute('rows')).toBe('7');
  });

  it('tells what is typed', async () => {
    const onChange = vi.fn();
    render(<TextField label="Coupon" onChange={onChange} />);
    await userEvent.type(screen.getByRole('textbox'), 'AB');
    expect(onChange).toHaveBeenLastCalledWith('AB');
  });
});

describe('a number field', () => {
  function Price() {
    const [price, setPrice] = useState(1999);
    return <NumberField label="Price" value={price} onChange={setPrice} minValue={0} step={0.01} />;
  }

  it('takes what is typed, in the steps it knows', async () => {
    render(<Price />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' });
    await userEvent.clear(field);
    await userEvent.type(field, '1499.5');
    await userEvent.tab();
    expect(field.value).toBe('1,499.5');
  });

  it('goes up and down by its buttons', async () => {
    render(<NumberField label="Quiz id" defaultValue={1} minValue={1} />);
    await userEvent.click(screen.getByRole('button', { name: 'Increase Quiz id' }));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('2');
    await userEvent.click(screen.getByRole('button', { name: 'Decrease Quiz id' }));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('1');
  });
});
