import { keys } from '#functions/adapters/dynamo/keys.ts';

/** A published version as it is stored, with the given attributes. */
export function versionOfTest(version: number, about: object) {
  return {
    ...keys.version(1, version),
    ...{ bankId: 'b', fullPages: 0, paperPages: 0, mapPages: 0, questionCount: 0, lastQuestionId: 0, textSegments: [] },
    ...{ counts: { added: 0, changed: 0, removed: 0 }, origin: 'upload', revision: version },
    ...{ publishedAt: `day ${version}`, publishedBy: 'admin', ...about },
  };
}
