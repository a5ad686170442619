// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UploadPanel } from '#web/features/bank-upload/flow/upload-panel.tsx';
import { makeQueryClient } from '#web/lib/query-client.ts';

afterEach(cleanup);

const file = new File(['x'], 'bank.csv');
const item = { kind: 'file', getAsFile: () => file, webkitGetAsEntry: () => ({ isDirectory: false }) };

function show(isBusy: boolean) {
  const onChoose = vi.fn();
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <UploadPanel isBusy={isBusy} onChoose={onChoose} />
    </QueryClientProvider>,
  );
  return onChoose;
}
const zone = () => screen.getByRole('group', { name: 'Upload a question bank' });
const transfer = (...items: object[]) => ({ dataTransfer: { items, dropEffect: 'none' } });

describe('the upload panel', () => {
  it('highlights a dragged file, and takes the dropped one', () => {
    const onChoose = show(false);
    fireEvent.dragEnter(zone(), transfer(item));
    expect(zone().hasAttribute('data-drop-target')).toBe(true);
    fireEvent.drop(zone(), transfer(item));
    expect(zone().hasAttribute('data-drop-target')).toBe(false);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(file);
  });

  it('keeps the browser from opening the dropped file', () => {
    show(false);
    expect(fireEvent.dragOver(zone(), transfer(item))).toBe(false);
    expect(fireEvent.drop(zone(), transfer(item))).toBe(false);
  });

  it.each<[string, object[]]>([
    ['nothing', []],
    ['two files', [item, item]],
    ['a folder', [{ ...item, webkitGetAsEntry: () => ({ isDirectory: true }) }]],
    ['a text', [{ ...item, kind: 'string', getAsFile: () => null }]],
  ])('gives no file when %s was dropped', (_, items) => {
    const onChoose = show(false);
    fireEvent.drop(zone(), transfer(...items));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  it('takes nothing while busy', () => {
    const onChoose = show(true);
    fireEvent.dragEnter(zone(), transfer(item));
    expect(zone().hasAttribute('data-drop-target')).toBe(false);
    fireEvent.drop(zone(), transfer(item));
    expect(onChoose).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveProperty('disabled', true);
  });

  it("opens the browser's file chooser, and accepts the same file twice", async () => {
    const onChoose = show(false);
    const input = document.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input');
    const opened = vi.spyOn(input, 'click');
    await userEvent.click(screen.getByRole('button', { name: 'Choose a file' }));
    expect(opened).toHaveBeenCalledOnce();
    await userEvent.upload(input, file);
    await userEvent.click(screen.getByRole('button', { name: 'Choose a file' }));
    expect(input.value).toBe('');
    await userEvent.upload(input, file);
    expect(onChoose.mock.calls).toEqual([[file], [file]]);
  });
});
