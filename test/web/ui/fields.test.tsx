// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

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

describe('a field of a form', () => {
  it('shows what the browser finds wrong, takes the focus to the first one, and is still when it is mended', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <TextField label="Name" isRequired />
        <TextField label="Message" multiline isRequired />
        <button>Send</button>
      </form>,
    );
    const name = screen.getByRole('textbox', { name: 'Name' });
    const message = screen.getByRole('textbox', { name: 'Message' });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(name);
    for (const field of [name, message]) {
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBeTruthy();
    }
    await userEvent.type(name, 'A');
    expect(name.getAttribute('aria-invalid')).toBeNull();
    await userEvent.type(message, 'B');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledOnce();
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

  function Id({ given = 1 }: { given?: number }) {
    const [id, setId] = useState(given);
    return <NumberField label="Quiz id" value={id} onChange={setId} minValue={1} maxValue={3} />;
  }
  const value = () => screen.getByRole<HTMLInputElement>('textbox').value;
  const retype = async (text: string) => {
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.type(screen.getByRole('textbox'), text);
  };

  it('goes up and down by its buttons, as far as it may', async () => {
    render(<Id />);
    const less = screen.getByRole('button', { name: 'Decrease Quiz id' });
    const more = screen.getByRole('button', { name: 'Increase Quiz id' });
    expect(less).toHaveProperty('disabled', true);
    await userEvent.click(more);
    expect(value()).toBe('2');
    await userEvent.click(more);
    expect(more).toHaveProperty('disabled', true);
    await userEvent.click(less);
    expect(value()).toBe('2');
  });

  it('goes up and down by the arrow keys, from what is typed', async () => {
    render(<Id />);
    await retype('2');
    await userEvent.keyboard('{ArrowUp}');
    expect(value()).toBe('3');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(value()).toBe('1');
  });

  const complaint = () => screen.queryByRole('alert')?.textContent;

  it.each([
    ['-5', '“-5” is below zero. Type a whole number, such as 12.'],
    ['1e3', '“1e3” is not a whole number. Type it in the digits 0 to 9, such as 12.'],
    ['1.5', '“1.5” is not a whole number. Type it in the digits 0 to 9, such as 12.'],
    ['1,5', '“1,5” is not a whole number. Type it in the digits 0 to 9, such as 12.'],
    ['１２', '“１２” is not a whole number. Type it in the digits 0 to 9, such as 12.'],
    ['2x', '“2x” is not a whole number. Type it in the digits 0 to 9, such as 12.'],
    ['0', 'It must be from 1 to 3.'],
    ['40', 'It must be from 1 to 3.'],
  ])('leaves "%s" as it was typed, and says why it is not taken', async (text, words) => {
    render(<Id />);
    await retype(text);
    await userEvent.tab();
    expect(value()).toBe(text);
    expect(complaint()).toBe(words);
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    await retype('2');
    expect(complaint()).toBeUndefined();
    await userEvent.tab();
    expect(value()).toBe('2');
  });

  it.each([
    ['12,5', '12.5'],
    ['1,00,000', '1,00,000'],
    ['100,000.25', '1,00,000.25'],
    ['1.999', undefined],
    ['1.2.3', undefined],
    ['1e1', undefined],
  ])('takes "%s" for %s where decimals are allowed', async (text, shown) => {
    render(<Price />);
    await retype(text);
    await userEvent.tab();
    expect(value()).toBe(shown ?? text);
    expect(complaint() === undefined).toBe(shown !== undefined);
  });

  it('has a word for a third decimal', async () => {
    render(<Price />);
    await retype('1.999');
    await userEvent.tab();
    expect(complaint()).toBe('At most 2 decimals, such as 12.50.');
  });

  it('keeps its form from being sent with something that is no number', async () => {
    const onSubmit = vi.fn();
    render(
      <FormDialog title="Ids" action="Save" onSubmit={onSubmit} onClose={() => {}} isPending={false}>
        <Id />
      </FormDialog>,
    );
    await retype('2.5');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    await retype('3{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('takes what is typed at Enter, before the form does', async () => {
    const onChange = vi.fn();
    render(<NumberField label="Price" value={NaN} onChange={onChange} />);
    await userEvent.type(screen.getByRole('textbox'), '1,250{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(1250);
  });

  it('says NaN when it is emptied', async () => {
    const onChange = vi.fn();
    render(<NumberField label="Price" value={5} onChange={onChange} />);
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.tab();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(NaN);
  });
});
