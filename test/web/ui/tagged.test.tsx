import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Tagged } from '#web/ui/tagged.tsx';

it('Tagged draws each tag in its place of the sentence', () => {
  const text = 'Read our <privacy>notice</privacy> and <terms>terms</terms>.';
  const draw = { privacy: (words: string) => <a href="/privacy">{words}</a>, terms: (words: string) => <b>{words}</b> };
  expect(renderToStaticMarkup(<Tagged text={text} draw={draw} />).replaceAll(/<\/?span>/g, '')).toBe(
    'Read our <a href="/privacy">notice</a> and <b>terms</b>.',
  );
});
