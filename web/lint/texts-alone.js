import ts from 'typescript';

// A browser that translates the page takes each text out of it. React puts a changed text back only where it is all that an element
// has, and it can neither insert beside a text that it does not find nor remove it (web/src/lib/translated-texts.ts).

/** @param {import('estree').Node & { type: string }} child */
const isStaticText = (child) =>
  child.type === 'JSXText' || (child.type === 'JSXExpressionContainer' && child.expression.type === 'Literal');

/** JSX drops line breaks with the spaces around them, and comments. */
const isDropped = (child) =>
  child.type === 'JSXText' ? /^\s*\n\s*$/.test(child.value) : child.expression?.type === 'JSXEmptyExpression';

const isReactNode = (type) => type.isUnion() && type.types.some(({ symbol }) => symbol?.name === 'ReactPortal');

/** The types of what is drawn: the parts of unions, and the elements of lists. */
function drawn(type, checker) {
  const base = checker.getBaseConstraintOfType(type) ?? type;
  if (isReactNode(base)) return []; // the one who gives it puts texts into elements
  if (base.isUnion()) return base.types.flatMap((part) => drawn(part, checker));
  return checker.isArrayLikeType(base)
    ? checker.getTypeArguments(base).flatMap((part) => drawn(part, checker))
    : [base];
}

const textFlags = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;
const absentFlags = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike | ts.TypeFlags.StringLike;

/** Requires that in JSX each text that changes, or beside which something comes and goes, has an element of its own. */
export const textsAlone = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      dynamic:
        'A text that changes must be all that its element has: use one template string, or put it into an element.',
      beside:
        'Put the text beside this condition into an element: a translation moves it, and React then cannot insert here.',
      fragment: 'Put the text into an element: a translation moves it, and React then cannot remove the fragment.',
    },
  },
  create(context) {
    const { parserServices: services } = context.sourceCode;
    const checker = services.program.getTypeChecker();

    function check({ children, type: kind }) {
      const kids = children.filter((child) => !isDropped(child));
      for (const [place, kid] of kids.entries()) {
        const isAlone = kids.length === 1 && kind === 'JSXElement';
        if (isStaticText(kid)) {
          if (kind === 'JSXFragment') context.report({ node: kid, messageId: 'fragment' });
        } else if (kid.type === 'JSXExpressionContainer') {
          const type = services.getTypeAtLocation(kid.expression);
          const parts = drawn(type, checker);
          // What is left of a condition, as '' or 0, shows nothing that could change.
          const isText = ({ flags, value }) =>
            (flags & textFlags) !== 0 && value !== '' && value !== 0 && value?.base10Value !== '0';
          const isList = checker.isArrayLikeType(type);
          const mayBeAbsent = parts.length !== 1 || isList || parts.some(({ flags }) => (flags & absentFlags) !== 0);
          if ((!isAlone || isList) && parts.some(isText)) context.report({ node: kid, messageId: 'dynamic' });
          else if (mayBeAbsent && [kids[place - 1], kids[place + 1]].some((other) => other && isStaticText(other)))
            context.report({ node: kid, messageId: 'beside' });
        }
      }
    }
    return { JSXElement: check, JSXFragment: check };
  },
};
