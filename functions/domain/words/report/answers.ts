/** The report: what each answer says (/reports/…, PDF with all answers) */

export const title = 'What each answer says';
export const lead = 'Every answer with a comment in the question bank, with its situation, pillar by pillar.';
export const leadOfOne = 'Every answer with a comment in the question bank, with its situation.';
