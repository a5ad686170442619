import type { ReportMaterial } from '#functions/domain/reports/document/compose-report.ts';
import type { PlanStep, ReportSection } from '#functions/domain/reports/document/report-document.ts';
import { chooseNextSteps } from '#functions/domain/reports/swot/choose-next-steps.ts';
import { namedAreas } from '#functions/domain/reports/swot/stand-out-areas.ts';
import * as words from '#functions/domain/words/report/plan.ts';
import { levelOf } from './read-scale.ts';

/** Maximum number of steps in a short report. */
const maxInShort = 2;

/** The steps of the plan: a behaviour, the situation in which it is due, and what one can see then. */
export function stepsOf(material: Omit<ReportMaterial, 'plan' | 'quoted'>): Pick<ReportMaterial, 'plan' | 'quoted'> {
  const { areas, outstanding, swot, isTelling, isDoubtful, isShort } = material;
  const quoted = new Set(isShort ? [] : swot?.told);
  if (!isTelling) return { plan: [], quoted };
  const chosen = chooseNextSteps(areas, namedAreas(outstanding).strengths, quoted);
  const plan = chosen
    .slice(0, isShort ? maxInShort : chosen.length)
    .map(({ step, area: { scale, note }, answer }, at): PlanStep => {
      if (answer) quoted.add(answer.question.id);
      const { exercise, higherOthersNotice } = note ?? {};
      const isHigher = scale.score !== undefined && levelOf(scale.score) === 'higher';
      return {
        area: scale.name,
        what: step,
        when: answer ? words.whenAgain(answer.question.text) : (words.whens[at] ?? words.whens[0]),
        notice: higherOthersNotice ? words.othersNotice(higherOthersNotice) : (words.notices[at] ?? words.notices[0]),
        ...(exercise && !isHigher && !isDoubtful && !isShort && { exercise }),
      };
    });
  return { plan, quoted };
}

export function planSection({ plan, isShort }: ReportMaterial): ReportSection | undefined {
  if (plan.length === 0) return undefined;
  return {
    id: 'plan',
    title: words.title,
    blocks: [
      { kind: 'text', text: words.lead(plan.length) },
      { kind: 'steps', steps: plan },
      ...(isShort ? [] : [{ kind: 'note' as const, text: words.note }]),
    ],
  };
}
