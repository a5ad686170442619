// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToken } from '#web/lib/auth.ts';
import { fakeAdminApi, type FakeAdminApi, makeQuiz, uploadId } from './fake-admin-api.ts';
import { openAdmin } from './open-admin.tsx';
import { chooseFile, gate, said, sheet, submitButton, toPreview } from './upload-steps.ts';

// Without a factory: Vitest gives the real module to the second of two imports at a time, and pages are loaded at a time.
vi.mock('#web/lib/auth.ts');

let api: FakeAdminApi;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  vi.mocked(currentToken).mockResolvedValue('token');
  api = fakeAdminApi();
  api.install();
  user = userEvent.setup({ applyAccept: false });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a file', () => {
  it('is read, processed and shown, and the configuration opens', async () => {
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
    expect(
      screen.getByText('File processed successfully! Configure quiz details and review the data below.'),
    ).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Continue to Preview' }));
    const heading = await screen.findByRole('heading', { name: 'Preview Upload Data (3 questions)' });
    expect(document.activeElement).toBe(heading);
    const preview = screen.getByRole('table', { name: 'Questions of bank.xlsx' });
    expect(
      within(preview)
        .getAllByRole('row')
        .slice(1)
        .map(({ children }) => children[2]?.textContent),
    ).toEqual(['New question one', 'New question two', 'New question three']);
    expect(api.callsOf('publish')).toHaveLength(0);
  });

  it('goes to the storage with all fields of the form, and itself last', async () => {
    openAdmin();
    await chooseFile(user, sheet('My bank.CSV', 'Question,Option 1'));
    await screen.findByRole('dialog');
    expect(api.callsOf('createUpload')[0]?.body).toEqual({ fileName: 'My bank.CSV', size: 17 });
    const form = api.callsOf('storage')[0]?.body as FormData;
    expect([...form.keys()]).toEqual(['key', 'policy', 'file']);
    expect(form.get('key')).toBe(`uploads/${uploadId}`);
    expect(form.get('file')).toHaveProperty('size', 17);
  });

  it.each([
    ['bank.pdf', 'rows', 'Choose a file that ends in .xlsx, .xls or .csv.'],
    ['bank.xlsx', '', 'The file is empty. Choose a file with questions in it.'],
    [
      'bank.xlsx',
      new Uint8Array(10 * 1024 * 1024 + 1),
      'The file is larger than 10 MB. Split it, or remove pictures and other sheets.',
    ],
  ])('%s is refused before it is sent: %#', async (name, content, problem) => {
    openAdmin();
    await chooseFile(user, sheet(name, content));
    expect((await screen.findByRole('alert')).textContent).toBe(`File processing failed: ${problem}`);
    expect(api.callsOf('createUpload')).toHaveLength(0);
  });

  it('that cannot be read any more is no dead network', async () => {
    openAdmin();
    const file = sheet();
    file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    await chooseFile(user, file);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'File processing failed: The file cannot be read. Close it in other programs, then choose it again.',
    );
  });

  it('that the server refuses is refused in its words, and another can be chosen', async () => {
    const { upload } = api.state;
    api.state.upload = { ...upload, status: 'refused', problem: 'The sheet has no “Question” column.' };
    openAdmin();
    await chooseFile(user, sheet());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'File processing failed: The sheet has no “Question” column.',
    );
    api.state.upload = upload;
    await chooseFile(user, sheet());
    expect(await screen.findByRole('dialog')).toBeDefined();
  });

  it.each([
    ['createUpload', { status: 403, code: 'forbidden', message: 'Not for you.' }, 'Not for you.'],
    ['storage', { status: 400 }, 'The file did not arrive (storage answered 400). Please choose it again.'],
    ['storage', 'no answer', 'We could not reach the server. Please check your connection and try again.'],
    ['upload', { status: 404, code: 'not-found', message: 'No such upload.' }, 'No such upload.'],
    ['uploadPage', { status: 404, code: 'not-found', message: 'No such page.' }, 'No such page.'],
  ] as const)('that fails at %s says why', async (operation, fault, problem) => {
    openAdmin();
    await screen.findByRole('table');
    api.fail(operation, fault);
    await chooseFile(user, sheet());
    expect((await screen.findByRole('alert')).textContent).toBe(`File processing failed: ${problem}`);
  });

  it('is asked about again while it is being read and through a dead network', async () => {
    const { upload } = api.state;
    api.state.upload = { ...upload, status: 'waiting' };
    openAdmin();
    await chooseFile(user, sheet());
    await waitFor(() => expect(api.callsOf('upload')).toHaveLength(1));
    api.fail('upload', 'no answer');
    await waitFor(() => expect(api.callsOf('upload')).toHaveLength(2), { timeout: 3000 });
    api.state.upload = upload;
    expect(await screen.findByRole('dialog')).toBeDefined();
  });

  it('can be called off while it is processed', async () => {
    api.fail('upload', new Promise(() => {}));
    openAdmin();
    await chooseFile(user, sheet());
    await said('Processing data...');
    await user.click(screen.getByRole('button', { name: 'Cancel Upload' }));
    await waitFor(() => expect(screen.queryByText('Processing data...')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveProperty('disabled', false);
  });

  it('that takes too long can be waited for again', async () => {
    const { upload } = api.state;
    api.state.upload = { ...upload, status: 'waiting' };
    openAdmin();
    await screen.findByRole('button', { name: 'Choose a file' });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await chooseFile(user, sheet());
    await said('Processing data...');
    await vi.advanceTimersByTimeAsync(125_000);
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^File processing failed: The file is taking longer than two minutes/,
    );
    api.state.upload = upload;
    await user.click(screen.getByRole('button', { name: 'Keep waiting' }));
    expect(await screen.findByRole('dialog')).toBeDefined();
    expect(api.callsOf('createUpload')).toHaveLength(1);
  });
});

describe('rows that were left out', () => {
  it('are listed with their reasons', async () => {
    api.state.upload = {
      ...api.state.upload,
      skipped: [{ row: 4, reason: 'It has no question text.' }],
      skippedCount: 120,
    };
    openAdmin();
    await toPreview(user);
    expect(screen.getByRole('heading', { name: '120 rows were left out' })).toBeDefined();
    expect(screen.getByRole('listitem').textContent).toBe('Row 4It has no question text.');
    expect(screen.getByText('These are the first 1.')).toBeDefined();
  });

  it('are not mentioned when there are none', async () => {
    openAdmin();
    await toPreview(user);
    expect(screen.queryByText(/left out/)).toBeNull();
  });
});

describe('the configuration', () => {
  const field = (name: string) => screen.getByRole('textbox', { name });
  const type = async (name: string, text: string) => {
    await user.clear(field(name));
    await user.type(field(name), text);
    await user.tab();
  };
  const open = async () => {
    openAdmin();
    await chooseFile(user, sheet());
    await screen.findByRole('dialog', { name: 'Configure Quiz Details' });
  };
  const facts = () => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);

  it('starts with the quiz of the sheet and what that has', async () => {
    api.state.quizzes = [makeQuiz(1), makeQuiz(4, { name: 'Entrance', description: 'For exams', price: 499.5 })];
    api.state.upload.quizId = 4;
    await open();
    expect(field('Target quiz ID')).toHaveProperty('value', '4');
    expect(field('Quiz name')).toHaveProperty('value', 'Entrance');
    expect(field('Description')).toHaveProperty('value', 'For exams');
    expect(field('Price in rupees')).toHaveProperty('value', '499.5');
    expect(
      within(screen.getByRole('dialog')).getByText(
        /replaces the 3 questions of quiz 4 .* not the active one, and stays so/,
      ),
    ).toBeDefined();
  });

  it('falls back to quiz 1 and price 0, and follows the quiz id', async () => {
    api.state.quizzes = [makeQuiz(1), makeQuiz(4, { name: 'Entrance', price: 499 })];
    await open();
    await type('Target quiz ID', '4');
    expect(field('Quiz name')).toHaveProperty('value', 'Entrance');
    await user.clear(field('Target quiz ID'));
    await user.tab();
    expect(field('Target quiz ID')).toHaveProperty('value', '1');
    expect(field('Quiz name')).toHaveProperty('value', 'TrueIn Assessment');
    await user.clear(field('Price in rupees'));
    await user.tab();
    expect(field('Price in rupees')).toHaveProperty('value', '0');
    await user.click(screen.getByRole('button', { name: 'Continue to Preview' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(facts()).toEqual(['1', 'TrueIn Assessment', '₹0.00']);
  });

  it('needs a name', async () => {
    await open();
    await user.clear(field('Quiz name'));
    await user.click(screen.getByRole('button', { name: 'Continue to Preview' }));
    expect(await screen.findByText('The quiz name is required')).toBeDefined();
    expect(screen.getByRole('dialog')).toBeDefined();
    await user.type(field('Quiz name'), 'Spring');
    await user.click(screen.getByRole('button', { name: 'Continue to Preview' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(facts()).toEqual(['1', 'Spring', '₹1,999.00']);
    expect(screen.getAllByRole('cell', { name: 'Spring' })).toHaveLength(3);
  });

  it('opens again from the preview, and Escape changes nothing', async () => {
    openAdmin();
    await toPreview(user);
    await user.click(screen.getByRole('button', { name: 'Configure Quiz Details' }));
    await screen.findByRole('dialog');
    await type('Quiz name', 'Something else');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(facts()).toEqual(['1', 'TrueIn Assessment', '₹1,999.00']);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Configure Quiz Details' })),
    );
  });

  it('cancels the upload', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: 'Cancel Upload' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: /Preview Upload Data/ })).toBeNull());
    expect(await screen.findByRole('table', { name: 'Questions of the live version' })).toBeDefined();
  });
});

describe('cancel', () => {
  it('clears the preview, refreshes the data and publishes nothing', async () => {
    openAdmin();
    await toPreview(user);
    const before = api.callsOf('quizzes').length;
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('table', { name: 'Questions of the live version' })).toBeDefined();
    expect(screen.queryByText(/File processed/)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Manage Assessment' }));
    expect(api.callsOf('quizzes').length).toBeGreaterThan(before);
    expect(api.callsOf('publish')).toHaveLength(0);
  });
});

describe('a preview without questions', () => {
  it('cannot be submitted', async () => {
    api.state.staged = [];
    openAdmin();
    await toPreview(user);
    expect(screen.getByRole('heading', { name: 'Preview Upload Data (0 questions)' })).toBeDefined();
    expect(submitButton()).toHaveProperty('disabled', true);
  });
});
