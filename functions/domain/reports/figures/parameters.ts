import { normaliseText, type Question } from '#functions/domain/banks/question.ts';

/** The label for questions without a parameter, which some early banks have. It does not count as a parameter. */
const withoutParameter = 'Questions without a parameter';

/** The form of a scale's name in which spellings are equal. */
export function parameterKey(name: string): string {
  return normaliseText(name);
}

/** Groups in the order of first appearance. Spellings that differ in case or spacing are one; the first is shown. */
export function groupByName<T>(things: readonly T[], nameOf: (thing: T) => string): { name: string; members: T[] }[] {
  const groups = new Map<string, { name: string; members: T[] }>();
  for (const thing of things) {
    const name = nameOf(thing).replace(/\s+/g, ' ').trim() || withoutParameter;
    const group = groups.get(parameterKey(name));
    if (group) group.members.push(thing);
    else groups.set(parameterKey(name), { name, members: [thing] });
  }
  return [...groups.values()];
}

export interface Parameter {
  name: string;
  questions: Question[];
  /** Empty if no question of the parameter has a sub-parameter. */
  subParameters: { name: string; questions: Question[] }[];
}

/** The main parameters of a bank with their sub-parameters. */
export function parametersOf(questions: readonly Question[]): Parameter[] {
  return groupByName(questions, ({ category }) => category).map(({ name, members }) => ({
    name,
    questions: members,
    subParameters: members.some(({ subCategory }) => subCategory.trim())
      ? groupByName(members, ({ subCategory }) => subCategory).map((sub) => ({
          name: sub.name,
          questions: sub.members,
        }))
      : [],
  }));
}
