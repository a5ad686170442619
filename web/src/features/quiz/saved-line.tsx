import { CloudCheck, CloudOff, CloudUpload } from 'lucide-react';
import { useState } from 'react';
import type { SavedState } from '#web/lib/outbox.ts';
import styles from './saved-line.module.css';

const shown = {
  saving: { Icon: CloudUpload, text: 'Saving…' },
  saved: { Icon: CloudCheck, text: 'Saved' },
  kept: { Icon: CloudOff, text: 'Kept on this device, will be sent when you are back online.' },
};

/** Where the answers are. It is read out only when they have to wait, and when they have arrived after that. */
export function SavedLine({ state }: { state: SavedState | undefined }) {
  const [wasKept, setWasKept] = useState(false);
  if (state === 'kept' && !wasKept) setWasKept(true);
  if (state === 'saving' && wasKept) setWasKept(false);
  const { Icon, text } = state ? shown[state] : { Icon: undefined, text: '' };
  return (
    <p role="status" aria-live={wasKept ? 'polite' : 'off'} data-state={state} className={styles.line}>
      {Icon && <Icon aria-hidden="true" size={16} className={styles.icon} />}
      <span>{text}</span>
    </p>
  );
}
