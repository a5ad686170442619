import { quotientNames } from '#functions/domain/banks/parameters/parameter-map.ts';
import type { ReportMaterial } from '#functions/domain/reports/document/compose-report.ts';
import type { Block, Dial } from '#functions/domain/reports/document/report-document.ts';
import { dialText } from './report-words-figures.ts';

/** The quotients: in the summary, for a minor in the profile, after strengths and steps. */
export function dialBlocks({ figures, areas }: ReportMaterial): Block[] {
  const dials = figures.quotients.map(
    ({ code, members, answerCount, questionCount, askedCount, score, missing }): Dial => {
      const dial = {
        code,
        name: quotientNames[code],
        members: members.map((member) => nameApart(member, areas)),
        answerCount,
        questionCount,
        ...(askedCount !== undefined && { askedCount }),
        ...(score && { score }),
        ...(missing && { missing }),
      };
      return { ...dial, text: dialText(dial) };
    },
  );
  return dials.length > 0 ? [{ kind: 'dials', dials }] : [];
}

/** The name of an area as in the lists of areas. */
function nameApart(member: { parameter: string; subParameter: string }, areas: ReportMaterial['areas']): string {
  const full = `${member.parameter}: ${member.subParameter}`;
  return areas.some(({ scale }) => scale.name === full) ? full : member.subParameter;
}
