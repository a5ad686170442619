import type { Plugin } from 'vite';

const router = /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/;
/** Names that components have in React's developer tools. Each is a side effect that keeps its component. */
const displayName = /^\w+\.displayName = "[^"]*";$/gm;
/** They only make a value, but a bundler does not know that. */
const makers = /\b(?:React\w*\.(?:forwardRef|createContext|memo)|new (?:Set|Map|WeakMap))\(/g;

/** Lets the bundler drop the parts of React Router that the site does not use, such as forms: 2 kB less on the way to the first question. */
export function dropUnusedRouter(): Plugin {
  return {
    name: 'drop-unused-router',
    apply: 'build',
    transform: {
      order: 'pre',
      filter: { id: router },
      handler: (code) => ({
        code: code.replace(displayName, '').replace(makers, (call) => `/* @__PURE__ */ ${call}`),
        map: null,
      }),
    },
  };
}
