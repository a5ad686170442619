/** The report: what each answer says (/reports/…, PDF with all answers) */

export const title = 'What each answer says';
export const lead =
  'Every answer that the question bank has something to say about, with its situation, pillar by pillar.';
export const leadOfOne = 'Every answer that the question bank has something to say about, with its situation.';
