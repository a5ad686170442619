// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import * as words from '#web/lib/words/ui/forms.ts';

afterEach(cleanup);

describe('TextField', () => {
  const described = (field: HTMLElement) =>
    field
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);

  it('the field has its label, and description and error message are read with it', async () => {
    const onChange = vi.fn();
    render(<TextField label="Coupon" description="From your school" errorMessage="Required" onChange={onChange} />);
    const field = screen.getByRole('textbox', { name: 'Coupon' });
    expect(described(field)).toEqual(['From your school', 'Required']);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(field, 'AB');
    expect(onChange).toHaveBeenLastCalledWith('AB');
  });

  it('multiline shows a text area with the given rows', () => {
    render(<TextField label="Message" description="In your words" multiline rows={7} />);
    const field = screen.getByRole('textbox', { name: 'Message' });
    expect([field.getAttribute('rows'), described(field)]).toEqual(['7', ['In your words']]);
  });
});

describe('the validation of a form', () => {
  it('invalid fields show their errors, the first gets the focus, and corrected fields show none', async () => {
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
    await waitFor(() => expect(document.activeElement).toBe(name));
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

describe('NumberField', () => {
  function Price() {
    const [price, setPrice] = useState(1999);
    return <NumberField label="Price" value={price} onChange={setPrice} minValue={0} step={0.01} />;
  }

  function Id({ given = 1 }: { given?: number }) {
    const [id, setId] = useState(given);
    return <NumberField label="Quiz id" value={id} onChange={setId} minValue={1} maxValue={3} />;
  }
  const value = () => screen.getByRole<HTMLInputElement>('textbox').value;
  const retype = async (text: string) => {
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.type(screen.getByRole('textbox'), text);
  };

  it('the buttons step within the limits', async () => {
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

  it('the arrow keys step from the typed number within the limits', async () => {
    render(<Id />);
    await retype('2');
    await userEvent.keyboard('{ArrowUp}');
    expect(value()).toBe('3');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(value()).toBe('1');
  });

  const complaint = () => screen.queryByRole('alert')?.textContent;

  it.each([
    ['-5', words.belowZero('-5', '12')],
    ['1e3', words.notWhole('1e3')],
    ['1.5', words.notWhole('1.5')],
    ['１２', words.notWhole('１２')],
    ['0', words.outOfRange('1', '3')],
    ['40', words.outOfRange('1', '3')],
  ])('the invalid text "%s" stays with a message that explains it', async (text, words) => {
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
  ])('a field with decimals reads "%s" as %s', async (text, shown) => {
    render(<Price />);
    await retype(text);
    await userEvent.tab();
    expect(value()).toBe(shown ?? text);
    expect(complaint() === undefined).toBe(shown !== undefined);
  });

  it('takes a number below zero where the minimum is below zero', async () => {
    const onChange = vi.fn();
    render(<NumberField label="Points" value={NaN} onChange={onChange} minValue={-5} maxValue={5} step={0.01} />);
    for (const typed of ['-2.5', '−5', '-6']) {
      await userEvent.clear(screen.getByRole('textbox'));
      await userEvent.type(screen.getByRole('textbox'), typed);
      await userEvent.tab();
    }
    expect(onChange.mock.calls.flat()).toEqual([-2.5, -5]);
    expect(screen.getByText(words.outOfRange('-5', '5'))).toBeDefined();
  });

  it('an invalid number keeps its form from being sent', async () => {
    const onSubmit = vi.fn();
    render(
      <FormDialog title="Ids" action="Save" onSubmit={onSubmit} onClose={() => {}} isPending={false}>
        <Id />
      </FormDialog>,
    );
    await retype('2.5');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')));
    await retype('3{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it.each([
    ['1,250{Enter}', 1250], // before the form is sent
    ['{Tab}', NaN],
  ])('an emptied field in which “%s” is typed reports %d', async (keys, number) => {
    const onChange = vi.fn();
    render(<NumberField label="Price" value={5} onChange={onChange} />);
    await retype(keys);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(number);
  });
});
