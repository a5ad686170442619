// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { api, atAdminScreen, user } from '#test/web/features/question-bank/support/at-admin-screen.ts';
import { uploadId } from '#test/web/features/question-bank/support/fake-admin-api.ts';
import { openAdmin } from '#test/web/features/question-bank/support/open-admin.tsx';
import { chooseFile, gate, said, sheet } from '#test/web/features/question-bank/support/upload-steps.ts';
import { unreachable } from '#web/lib/words/app/problems.ts';
import * as refusals from '#functions/domain/words/uploads/uploads.ts';
import * as words from '#web/lib/words/bank-upload/panel.ts';
import { caption } from '#web/lib/words/bank-upload/preview.ts';

vi.mock('#web/lib/session/auth.ts');

atAdminScreen(undefined, { applyAccept: false });

describe('an uploaded file', () => {
  it('is read, processed and previewed, and the configuration opens', async () => {
    const [storage, import_] = [gate(), gate()];
    api.fail('storage', storage.closed);
    api.fail('upload', import_.closed);
    openAdmin();
    await chooseFile(user, sheet());
    expect(await said('Reading file...')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveProperty('disabled', true);
    storage.open();
    expect(await said('Processing data...')).toBeDefined();
    import_.open();
    expect(await screen.findByRole('dialog', { name: 'Configure Quiz Details' })).toBeDefined();
    screen.getByText('File processed successfully! Configure quiz details and review the data below.');
    await user.click(screen.getByRole('button', { name: 'Continue to Preview' }));
    const heading = await screen.findByRole('heading', { name: 'Preview Upload Data (3 questions)' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const preview = screen.getByRole('table', { name: caption('bank.xlsx') });
    const [, ...rows] = within(preview).getAllByRole('row');
    const texts = rows.map(({ children }) => children[2]?.textContent);
    expect(texts).toEqual(['New question one', 'New question two', 'New question three']);
    expect(api.callsOf('publish')).toHaveLength(0);
  });

  it('is sent to the storage last, after all form fields', async () => {
    openAdmin();
    await chooseFile(user, sheet('My bank.CSV', 'Question,Option 1'));
    await screen.findByRole('dialog');
    expect(api.callsOf('createUpload')[0]?.body).toEqual({
      uploadId: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/) as string,
      fileName: 'My bank.CSV',
      size: 17,
    });
    const form = api.callsOf('storage')[0]?.body as FormData;
    expect([...form.keys()]).toEqual(['key', 'policy', 'file']);
    expect(form.get('key')).toBe(`uploads/${uploadId}`);
    expect(form.get('file')).toHaveProperty('size', 17);
  });

  it.each([
    ['bank.png', 'rows', refusals.chooseFile],
    ['~$bank.xlsx', 'rows', refusals.otherFiles.lock],
    ['bank.xlsx', '', refusals.empty],
    ['bank.xlsx', new Uint8Array(10 * 1024 * 1024 + 1), refusals.tooLarge(10)],
  ])('is refused without being sent: %s (case %#)', async (name, content, problem) => {
    openAdmin();
    await chooseFile(user, sheet(name, content));
    expect((await screen.findByRole('alert')).textContent).toBe(`File processing failed: ${problem}`);
    expect(api.callsOf('createUpload')).toHaveLength(0);
  });

  it('reports an unreadable file, not a dead network', async () => {
    openAdmin();
    const file = sheet();
    file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    await chooseFile(user, file);
    expect((await screen.findByRole('alert')).textContent).toBe(`File processing failed: ${words.notReadable}`);
  });

  it('shows why the server refused the file, and lets the admin choose another', async () => {
    const { upload } = api.state;
    api.state.upload = { ...upload, status: 'refused', problem: 'The sheet has no “Question” column.' };
    openAdmin();
    await chooseFile(user, sheet());
    const failed = 'File processing failed: The sheet has no “Question” column.';
    expect((await screen.findByRole('alert')).textContent).toBe(failed);
    api.state.upload = upload;
    await chooseFile(user, sheet());
    expect(await screen.findByRole('dialog')).toBeDefined();
  });

  it.each([
    ['createUpload', { status: 403, code: 'forbidden', message: 'Not for you.' }, 'Not for you.'],
    ['storage', { status: 400 }, words.notArrived(400)],
    ['storage', 'no answer', unreachable],
    ['upload', { status: 404, code: 'not-found', message: 'No such upload.' }, 'No such upload.'],
    ['uploadPage', { status: 404, code: 'not-found', message: 'No such page.' }, 'No such page.'],
  ] as const)('shows why the upload failed at %s', async (operation, fault, problem) => {
    openAdmin();
    await screen.findByRole('table');
    api.fail(operation, fault);
    await chooseFile(user, sheet());
    expect((await screen.findByRole('alert')).textContent).toBe(`File processing failed: ${problem}`);
  });

  it('is polled until read, also through a dead network', async () => {
    const { upload } = api.state;
    api.state.upload = { ...upload, status: 'waiting' };
    openAdmin();
    await chooseFile(user, sheet());
    await waitFor(() => expect(api.callsOf('upload')).toHaveLength(1));
    api.fail('upload', 'no answer');
    await waitFor(() => expect(api.callsOf('upload')).toHaveLength(2));
    api.state.upload = upload;
    expect(await screen.findByRole('dialog')).toBeDefined();
  });

  it.each([
    ['createUpload', 'Reading file...'],
    ['storage', 'Reading file...'],
    ['upload', 'Processing data...'],
  ] as const)('can be cancelled at %s, and a late answer changes nothing', async (operation, step) => {
    const answer = gate();
    api.fail(operation, answer.closed);
    openAdmin();
    await chooseFile(user, sheet());
    await said(step);
    await waitFor(() => expect(api.callsOf(operation)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Cancel Upload' }));
    await waitFor(() => expect(screen.queryByText(step)).toBeNull());
    answer.open();
    expect(await screen.findByRole('table')).toBeDefined();
    expect(screen.queryByText(/Processing data|Reading file|failed/)).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is refused when several were dropped', async () => {
    openAdmin();
    const zone = await screen.findByRole('group', { name: 'Upload a question bank' });
    fireEvent.drop(zone, { dataTransfer: { items: [] } });
    expect((await screen.findByRole('alert')).textContent).toBe(`File processing failed: ${words.notOneFile}`);
  });

  it('can be awaited again after a timeout', async () => {
    const { upload } = api.state;
    api.state.upload = { ...upload, status: 'waiting' };
    openAdmin();
    await screen.findByRole('button', { name: 'Choose a file' });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await chooseFile(user, sheet());
    await said('Processing data...');
    await vi.advanceTimersByTimeAsync(125_000);
    expect((await screen.findByRole('alert')).textContent).toContain(`File processing failed: ${words.overdue}`);
    api.state.upload = upload;
    await user.click(screen.getByRole('button', { name: 'Keep waiting' }));
    expect(await screen.findByRole('dialog')).toBeDefined();
    expect(api.callsOf('createUpload')).toHaveLength(1);
  });
});
