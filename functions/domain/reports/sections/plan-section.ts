import type { ReportMaterial } from '#functions/domain/reports/document/compose-report.ts';
import type { PlanStep, ReportSection } from '#functions/domain/reports/document/report-document.ts';
import { chooseNextSteps } from '#functions/domain/reports/swot/choose-next-steps.ts';
import { namedAreas } from '#functions/domain/reports/swot/stand-out-areas.ts';
import * as words from '#functions/domain/words/report/plan.ts';
import { levelOf } from './read-scale.ts';

/** The steps of the plan: a behaviour, when it is due and from which answer it comes, and what one can see then. A minor reads no area. */
export function stepsOf(material: Omit<ReportMaterial, 'plan' | 'quoted'>): Pick<ReportMaterial, 'plan' | 'quoted'> {
  const { areas, outstanding, swot, isTelling, isDoubtful, isShort, isMinor } = material;
  const quoted = new Set(isShort ? [] : swot?.told);
  if (!isTelling || isDoubtful) return { plan: [], quoted };
  const chosen = chooseNextSteps(areas, namedAreas(outstanding).strengths, quoted);
  const plan = chosen
    .slice(0, isShort ? 1 : chosen.length)
    .map(({ step, area: { scale, note }, answer }, at): PlanStep => {
      if (answer) quoted.add(answer.question.id);
      const { exercise } = note ?? {};
      const isHigher = scale.score !== undefined && levelOf(scale.score) === 'higher';
      const when = words.whens[at] ?? words.whens[0];
      return {
        area: isMinor ? '' : scale.name,
        what: step,
        when: answer && !isMinor ? words.fromAnswer(when, answer.question.text, answer.option.text) : when,
        notice: words.notices[at] ?? words.notices[0],
        ...(exercise && !isHigher && !isShort && { exercise }),
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
