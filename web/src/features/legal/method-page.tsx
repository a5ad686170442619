import { minAnswers } from '#functions/domain/reports/figures/withhold-figures.ts';
import { paths } from '#web/lib/paths.ts';
import { structuredData, thing } from '#web/lib/structured-data.ts';
import { firm } from '#web/lib/words/firm.ts';
import { about, figures } from '#web/lib/words/method.ts';
import { LongText } from './long-text.tsx';
import text from './method.md?raw';

const values = {
  ...figures,
  reports: (figures.people * figures.ways * figures.keys * figures.sizes).toLocaleString('en-IN'),
  areaAnswers: minAnswers.subParameter,
  pillarAnswers: minAnswers.parameter,
};

const article = thing('TechArticle', {
  headline: about.title,
  description: about.description,
  url: `${firm.site}${paths.method}`,
  publisher: thing('Organization', { name: firm.company, url: firm.site }),
});

/** How scores are made and tested, and what is not known yet. */
export function MethodPage() {
  return (
    <>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData(article) }} />
      <LongText about={about} text={text} values={values} />
    </>
  );
}
