import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export function sheet(name = 'bank.xlsx', content: BlobPart = 'rows'): File {
  return new File([content], name);
}

/** As the person does in the browser's own dialog, which may be told to show all files. */
export async function chooseFile(user: UserEvent, file: File): Promise<void> {
  await screen.findByRole('button', { name: 'Choose a file' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input.');
  await user.upload(input, file);
}

/** From the page to the preview, past the dialog. */
export async function toPreview(user: UserEvent): Promise<void> {
  await chooseFile(user, sheet());
  await screen.findByRole('dialog', { name: 'Configure Quiz Details' });
  await user.click(screen.getByRole('button', { name: 'Continue to Preview' }));
  await waitFor(() => {
    if (screen.queryByRole('dialog')) throw new Error('The dialog is still open.');
    if (screen.queryByText('Comparing...')) throw new Error('The live questions are not here yet.');
  });
}

export const submitButton = () => screen.getByRole('button', { name: 'Submit to Database' });

/** What the status line of the page says. */
export async function said(text: string | RegExp): Promise<HTMLElement> {
  return screen.findByText(text, { selector: '[role=status]' });
}

/** A promise to hold an answer back with. */
export function gate(): { closed: Promise<unknown>; open: () => void } {
  let open = () => {};
  const closed = new Promise((resolve) => (open = () => resolve(undefined)));
  return { closed, open };
}
