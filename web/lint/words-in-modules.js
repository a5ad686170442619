// What people read is in web/src/lib/words: an editor reads it there by screen, and a translator finds all of it.

/** Attributes whose values nobody reads. */
const technical = /^(\w*className|style|key|rel|href|d|viewBox|autoComplete)$/i;

/** What makes a text inside one of programs or developers; the second argument is the part that contains the text. */
const forPrograms = {
  NewExpression: ({ callee }) => /Error$/.test(callee.name ?? ''),
  CallExpression: ({ callee }) => callee.object?.name === 'console',
  BinaryExpression: ({ operator }) => /^[!=]==?$/.test(operator),
  ImportDeclaration: () => true,
  ImportExpression: () => true,
  TSLiteralType: () => true,
  Property: ({ key }, part) => key === part,
  SwitchCase: ({ test }, part) => test === part,
  JSXAttribute: ({ name, parent }) => technical.test(name.name) || parent.name.name === 'meta',
};

function isForPrograms(node) {
  for (let part = node; part.parent; part = part.parent)
    if (forPrograms[part.parent.type]?.(part.parent, part)) return true;
  return false;
}

/** `Save changes`, `is saved on this device.`: no class, key or path. */
const isSentence = (text) =>
  /^[“‘]?\p{Lu}[\p{Ll}’']*[\s,.:…!?]+\S/u.test(text) || /\p{L}\s+\p{L}.*[.?!…]\s*$/u.test(text);

/** Whether the value of a node is drawn, or an attribute or property of it is: through conditions and templates. */
function isDrawn({ parent }) {
  if (/^(ConditionalExpression|LogicalExpression|TemplateLiteral)$/.test(parent.type)) return isDrawn(parent);
  if (parent.type === 'JSXExpressionContainer') return true;
  return parent.type === 'JSXAttribute' || parent.type === 'Property';
}

/** Requires that what people read is in a message module. */
export const wordsInModules = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { word: 'Put what people read into a module of web/src/lib/words.' },
  },
  create(context) {
    const check = (node, text) => {
      const isLabel = /^\p{Lu}\p{Ll}+$|^\s*\p{Ll}{2,}\s|\s\p{Ll}{2,}\s*$/u.test(text) && isDrawn(node);
      if ((isSentence(text) || isLabel) && !isForPrograms(node)) context.report({ node, messageId: 'word' });
    };
    return {
      JSXText: (node) => /\p{L}{2}/u.test(node.value) && context.report({ node, messageId: 'word' }),
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.cooked ?? ''),
    };
  },
};
