// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { manyFiles } from '#web/features/bank-upload/flow/dropped-file.ts';
import { UploadPanel } from '#web/features/bank-upload/flow/upload-panel.tsx';
import type { UploadControls } from '#web/features/bank-upload/flow/use-upload-flow.ts';
import { makeQueryClient } from '#web/lib/query-client.ts';

afterEach(cleanup);

const file = new File(['x'], 'bank.csv');
const item = { kind: 'file', getAsFile: () => file, webkitGetAsEntry: () => ({ isDirectory: false }) };

function show(step: 'idle' | 'reading') {
  const controls = { flow: { step }, choose: vi.fn(async () => undefined), reject: vi.fn() };
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <UploadPanel upload={controls as unknown as UploadControls} />
    </QueryClientProvider>,
  );
  return controls;
}
const zone = () => screen.getByRole('group', { name: 'Upload a question bank' });
const transfer = (...items: object[]) => ({ dataTransfer: { items, dropEffect: 'none' } });

describe('the upload panel', () => {
  it('highlights a dragged file, and takes the dropped one', () => {
    const upload = show('idle');
    fireEvent.dragEnter(zone(), transfer(item));
    expect(zone().hasAttribute('data-drop-target')).toBe(true);
    fireEvent.drop(zone(), transfer(item));
    expect(zone().hasAttribute('data-drop-target')).toBe(false);
    expect(upload.choose).toHaveBeenCalledExactlyOnceWith(file);
  });

  it('keeps the browser from opening the dropped file', () => {
    show('idle');
    expect(fireEvent.dragOver(zone(), transfer(item))).toBe(false);
    expect(fireEvent.drop(zone(), transfer(item))).toBe(false);
  });

  it('rejects two files at once', () => {
    const upload = show('idle');
    fireEvent.drop(zone(), transfer(item, item));
    expect(upload.reject).toHaveBeenCalledExactlyOnceWith(manyFiles);
    expect(upload.choose).not.toHaveBeenCalled();
  });

  it('takes nothing while busy', () => {
    const upload = show('reading');
    fireEvent.dragEnter(zone(), transfer(item));
    expect(zone().hasAttribute('data-drop-target')).toBe(false);
    fireEvent.drop(zone(), transfer(item));
    expect(upload.choose).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveProperty('disabled', true);
  });

  it("opens the browser's file chooser, and accepts the same file twice", async () => {
    const upload = show('idle');
    const input = document.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input');
    const opened = vi.spyOn(input, 'click');
    await userEvent.click(screen.getByRole('button', { name: 'Choose a file' }));
    expect(opened).toHaveBeenCalledOnce();
    await userEvent.upload(input, file);
    await userEvent.click(screen.getByRole('button', { name: 'Choose a file' }));
    expect(input.value).toBe('');
    await userEvent.upload(input, file);
    expect(upload.choose.mock.calls).toEqual([[file], [file]]);
  });
});
