export interface Translation {
  /** Time between a new text and its translation. */
  latencyMs: number;
  /** What becomes of the text: it is moved into the `<font>`, or taken out of the page. */
  text: 'moved' | 'removed';
}

/**
 * Translates the page as Chrome and Edge do, and what comes later, too: each text gets two `<font>` around it. The words stay, so that
 * a test finds them. A browser runs this function without its module.
 */
export function translatePage({ latencyMs, text: fate }: Translation): () => void {
  const untranslated = 'font, script, style, noscript, textarea, title, svg, [translate="no"]';

  function translate(text: Text): void {
    const parent = text.parentElement;
    if (!parent || text.data.trim() === '' || parent.closest(untranslated)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    if (fate === 'removed') inner.textContent = text.data;
    parent.insertBefore(outer, text);
    parent.removeChild(text);
    if (fate === 'moved') inner.append(text);
  }

  function translateAll(): void {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  }

  const watch = new MutationObserver(() => {
    if (latencyMs === 0) translateAll();
    else setTimeout(translateAll, latencyMs);
  });
  const begin = () => {
    watch.observe(document.body, { childList: true, characterData: true, subtree: true });
    setTimeout(translateAll, latencyMs);
  };
  if (document.body) begin();
  else document.addEventListener('DOMContentLoaded', begin);
  return () => watch.disconnect();
}
