// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Translation, translatePage } from '#test/support/translate-page.ts';
import { followTranslatedTexts } from '#web/lib/translated-texts.ts';

beforeAll(followTranslatedTexts);

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  cleanup();
});

/** The texts outside a `<font>`. */
function untranslated(place: Element): string[] {
  const texts = [...place.querySelectorAll(':not(font)')].flatMap(({ childNodes }) => [...childNodes]);
  return texts
    .filter((node) => node instanceof Text && node.data.trim() !== '')
    .map(({ textContent }) => textContent ?? '');
}
const settle = () => waitFor(() => expect(untranslated(document.body)).toEqual([]));

async function translated(screen: ReactNode, text: Translation['text']) {
  const { container, rerender } = render(screen);
  stops.push(translatePage({ latencyMs: 0, text }));
  await settle();
  expect(container.querySelector('font')).not.toBeNull();
  return {
    words: () => container.textContent,
    async show(next: ReactNode) {
      rerender(next);
      await settle();
    },
  };
}

const changes: [what: string, before: ReactNode, after: ReactNode, words: string][] = [
  [
    'a text before a text comes',
    <p>
      {false}
      {'rest'}
    </p>,
    <p>
      {'first '}
      {'rest'}
    </p>,
    'first rest',
  ],
  [
    'a text before a text goes',
    <p>
      {'first '}
      {'rest'}
    </p>,
    <p>
      {false}
      {'rest'}
    </p>,
    'rest',
  ],
  ['a number beside a text changes', <p>{1}% complete</p>, <p>{60}% complete</p>, '60% complete'],
  [
    'an element before a text comes',
    <p>{false}rest</p>,
    <p>
      {<b>first </b>}
      rest
    </p>,
    'first rest',
  ],
  [
    'a fragment with texts goes',
    <p>
      {
        <>
          one <b>two</b> three
        </>
      }
      <i>rest</i>
    </p>,
    <p>
      {null}
      <i>rest</i>
    </p>,
    'rest',
  ],
  ['texts change places', <p>{[...'abc'].map(keyed)}</p>, <p>{[...'cab'].map(keyed)}</p>, 'cab'],
  ['a text becomes an element', <p>text</p>, <p>{<b>element</b>}</p>, 'element'],
];

function keyed(text: string): ReactNode {
  return <Words key={text} text={text} />;
}
function Words({ text }: { text: string }): ReactNode {
  return text;
}

describe.each(['moved', 'removed'] as const)('a translation by which each text is %s', (text) => {
  it.each(changes)('React draws the page when %s', async (_what, before, after, words) => {
    const { show, words: shown } = await translated(before, text);
    await show(after);
    expect(shown()).toBe(words);
    await show(before);
    await show(after);
    expect(shown()).toBe(words);
  });
});

it.each([2, 3])('React changes a text that was translated %i times', async (times) => {
  const { show, words } = await translated(<p>{1} of 60</p>, 'removed');
  for (let time = 2; time <= times; time += 1) {
    const again = document.createElement('font');
    again.textContent = 'again';
    document.querySelector('p > font')?.replaceWith(again);
    await settle();
  }
  await show(<p>{2} of 60</p>);
  expect(words()).toBe('2 of 60');
});
