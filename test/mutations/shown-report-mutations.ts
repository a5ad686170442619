import { broken, type Mutation } from './mutation.ts';

const usecase = (file: string) => `functions/usecases/${file}.ts`;
const of = (...files: string[]) => files.map((file) => `test/functions/${file}.test.ts`);
const held = of('usecases/held-reports');
const acts = of('handlers/report-acts');
const cover = of('adapters/pdf/cover');
const comparison = of('adapters/pdf/comparison');
const order = of('domain/report/in-order-of-answering');
const web = ['test/web/report/report-view.test.tsx'];
const shown = (file: string) => `web/src/report/${file}.tsx`;

/** Breaks of what a report shows on the web and on paper, and of who looks at it. */
export const shownReportMutations: Mutation[] = [
  broken(
    'shown: no score beside the step of a minor',
    'functions/domain/report/sections/answer-sections.ts',
    '...(!isMinor && { scale })',
    'scale',
    of('domain/report/compose-report'),
  ),
  broken(
    'shown: answers of one second as they were asked',
    'functions/domain/report/in-order-of-answering.ts',
    'a.seconds - b.seconds || a.place - b.place',
    'a.seconds - b.seconds',
    order,
  ),
  broken(
    'shown: answers of one second as those were asked that were',
    'functions/domain/report/in-order-of-answering.ts',
    'presentedOf(ids, asked)',
    'presentedOf(ids, asked && undefined)',
    order,
  ),
  broken(
    'shown: no file to an admin whose look the audit can’t keep',
    usecase('get-report-file'),
    'await views.note({ ...id, by, at });',
    'views.note({ ...id, by, at }).catch(() => undefined);',
    of('usecases/answers-file'),
  ),
  broken(
    'shown: no report to an admin whose look the audit can’t keep',
    usecase('read-report'),
    'await ports.views.note({ ...id, by, at: ports.clock() });',
    'ports.views.note({ ...id, by, at: ports.clock() }).catch(() => undefined);',
    of('usecases/report-document'),
  ),
  broken(
    'shown: a look is of the admin who looked',
    'functions/handlers/admin-api.ts',
    'readReport(ports, { ...params, by })',
    'readReport(ports, { ...params, by: by && params.userId })',
    acts,
  ),
  broken(
    'shown: a download is of the admin who asked',
    'functions/handlers/admin-api.ts',
    'getReportFile(ports, { ...params, ...query, by })',
    'getReportFile(ports, { ...params, ...query, by: by && params.userId })',
    acts,
  ),
  broken(
    'shown: Resend makes no report anew',
    'functions/handlers/admin-api.ts',
    '...body, anew: false, by }),\n    resendReports',
    '...body, anew: true, by }),\n    resendReports',
    acts,
  ),
  broken(
    'shown: a reissue makes the report anew',
    'functions/handlers/admin-api.ts',
    '...body, anew: true, by })',
    '...body, anew: false, by })',
    acts,
  ),
  broken(
    'shown: the cover has the name',
    'functions/adapters/pdf/cover.ts',
    'printableName(document.candidateName) ?? documentLabels.noName',
    'documentLabels.noName',
    cover,
  ),
  broken(
    'shown: a cover without a name says whose it is',
    'functions/adapters/pdf/cover.ts',
    'printableName(document.candidateName) ?? documentLabels.noName',
    "printableName(document.candidateName) ?? ''",
    cover,
  ),
  broken(
    'shown: the present score stands in its column',
    'functions/adapters/pdf/blocks/comparison.ts',
    'cell(roundedScore(row.now)',
    'cell(roundedScore(row.before)',
    comparison,
  ),
  broken(
    'shown: whether two sittings differ',
    'functions/adapters/pdf/blocks/comparison.ts',
    'row.isChanged ? documentLabels.changed :',
    '!row.isChanged ? documentLabels.changed :',
    comparison,
  ),
  broken(
    'held: none for review goes by the clock, whoever names it',
    'functions/adapters/dynamo/held-store.ts',
    "item?.status !== 'held' || item.dueAt === undefined || item.dueAt > now",
    "item?.status !== 'held' || (item.dueAt ?? 0) > now",
    held,
  ),
  broken(
    'held: a run whose time is over begins no other',
    usecase('release-due-reports'),
    'if (clock() < until && (',
    'if ((',
    held,
  ),
  broken(
    'held: a released report keeps its batch',
    'functions/adapters/dynamo/attempt-index.ts',
    "return readReportPlace(place.slice(place.indexOf('#') + 1));",
    "const { createdAt } = readReportPlace(place.slice(place.indexOf('#') + 1));\n  return { createdAt };",
    held,
  ),
  broken(
    'shown: an interval on the web ends at its upper end',
    shown('scale-bar'),
    'width={score.high - score.low}',
    'width={100 - score.low}',
    web,
  ),
  broken(
    'shown: the band of a shape on the web has both ends',
    shown('shape-chart'),
    "`${through('high')}${through('low')}`",
    "`${through('high')}${through('percent')}`",
    web,
  ),
  broken(
    'shown: a dial’s arc on the web',
    shown('dial-list'),
    'dialArc(score.low, score.high)',
    'dialArc(0, score.high)',
    web,
  ),
  broken(
    'shown: a dial’s point on the web',
    shown('dial-list'),
    'dialAt(score?.percent ?? 0, 40)',
    'dialAt(score?.high ?? 0, 40)',
    web,
  ),
  broken(
    'shown: an arc on the web goes as far as it says',
    'web/src/report/dial-arc.ts',
    'M${dialAt(from)',
    'M${dialAt(0)',
    ['test/web/report/charts.test.ts'],
  ),
  broken(
    'shown: what a quotient is made of on the web',
    shown('dial-list'),
    "dial.members.join(' · ')",
    "dial.members.slice(1).join(' · ')",
    web,
  ),
  broken(
    'shown: a part of a bar on the web is as wide as its answers',
    shown('band-chart'),
    'y="0" width={count}',
    'y="0" width={all / counts.length}',
    web,
  ),
  broken(
    'shown: a part of a bar on the web begins behind the one before',
    shown('band-chart'),
    'counts.slice(0, step)',
    'counts.slice(0, step - 1)',
    web,
  ),
  broken(
    'shown: the earlier sitting on the web',
    shown('comparison-chart'),
    'width={before.high - before.low}',
    'width={now.high - now.low}',
    web,
  ),
  broken(
    'shown: the same of two sittings in the drawing and in the table',
    shown('comparison-chart'),
    'scoreOf(row.now), row.isChanged ? changed : unchanged]',
    'scoreOf(row.now), row.isChanged ? unchanged : changed]',
    web,
  ),
  broken(
    'shown: the contents lead to all answers',
    shown('report-view'),
    'report.appendix ? [...sections, report.appendix] : sections',
    'sections',
    web,
  ),
  broken(
    'shown: an opportunity on the web has its next step',
    shown('moment-card'),
    '{nextStep && (',
    '{nextStep && !phrase && (',
    web,
  ),
];
