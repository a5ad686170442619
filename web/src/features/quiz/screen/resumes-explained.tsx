const words = {
  remaining:
    'Welcome back. Your earlier answers are saved, and the clock has kept running. Each time you reload this page, leave it or switch to another tab, you use one attempt. When none remains, your assessment is submitted as it is.',
  stay: 'You left this tab, and that used one attempt. Please stay here until you are done: when none remains, your assessment is submitted as it is.',
};

/** Explains the count of attempts (the domain's resumes) in the dialogs that show it. */
export function ResumesExplained({ kind }: { kind: keyof typeof words }) {
  return <p>{words[kind]}</p>;
}
