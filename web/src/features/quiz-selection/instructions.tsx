import styles from './instructions-dialog.module.css';

interface InstructionsProps {
  timeLimitSeconds: number;
  /** An attempt goes on, so its clock is already running. */
  isResuming: boolean;
}

export function Instructions({ timeLimitSeconds, isResuming }: InstructionsProps) {
  const minutes = Math.ceil(timeLimitSeconds / 60);
  const clock = isResuming
    ? 'Your clock is already running.'
    : `You have ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, and the clock starts with your first answer.`;
  return (
    <ol className={styles.points}>
      <li>
        <strong>The test is time-based.</strong> {clock}
      </li>
      <li>
        <strong>There is no going back</strong> to a question once you have skipped or answered it.
      </li>
      <li>
        <strong>Selecting an option moves you on</strong> to the next question automatically, so read all options first.
      </li>
      <li>
        <strong>Do not leave midway.</strong> Stay on the page until you are done: the link expires once you exit the
        page.
      </li>
      <li>
        <strong>Answer truthfully.</strong> Your report is only as true as your answers.
      </li>
      <li>
        <strong>Your report comes by mail</strong> in 24-48 business hours.
      </li>
    </ol>
  );
}
