// Chrome and Edge translate a page in place: each text is moved into <font> elements, or taken out of the page with a <font> in its place.
// React still holds the text. It would throw NotFoundError when it removes the text or inserts something before it, and a new text
// would stay out of sight.

/** What stands in the page for a text that a translation took out. */
const fonts = new WeakMap<Node, ChildNode>();

const isFont = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT';

function note(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
    if (!font) continue;
    for (const node of removedNodes) if (node !== font && (node instanceof Text || isFont(node))) fonts.set(node, font);
  }
}

/** Lets React find, remove and change the texts of a translated page. Call it before React draws or hydrates anything. */
export function followTranslatedTexts(): void {
  const watch = new MutationObserver(note);
  watch.observe(document, { childList: true, subtree: true });

  /** The child of `parent` in which the node is, or that stands for it. */
  function childOf(parent: Node, node: Node): ChildNode | undefined {
    note(watch.takeRecords());
    for (let at: Node | null | undefined = node; at; at = at.parentNode ?? fonts.get(at))
      if (at.parentNode === parent) return at as ChildNode;
    return undefined;
  }

  const proto = Node.prototype;
  const { insertBefore, appendChild, removeChild } = proto;
  const value = Object.getOwnPropertyDescriptor(proto, 'nodeValue');

  /** A text that React moves leaves no translation behind. */
  function release(parent: Node, node: Node): void {
    const left = node instanceof Text && node.parentNode !== parent && childOf(parent, node);
    if (left) removeChild.call(parent, left);
  }

  proto.removeChild = function <T extends Node>(child: T): T {
    const found = child.parentNode === this ? child : childOf(this, child);
    if (found) removeChild.call(this, found);
    return child;
  };
  proto.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    release(this, node);
    const place = !before || before.parentNode === this ? before : (childOf(this, before) ?? null);
    insertBefore.call(this, node, place);
    return node;
  };
  proto.appendChild = function <T extends Node>(node: T): T {
    release(this, node);
    appendChild.call(this, node);
    return node;
  };
  Object.defineProperty(proto, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      value?.set?.call(this, text);
      if (this.parentNode || !(this instanceof Text)) return;
      note(watch.takeRecords());
      let font = fonts.get(this);
      while (font && !font.parentNode) font = fonts.get(font);
      font?.replaceWith(this);
    },
  });
}
