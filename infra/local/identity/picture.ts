import type { Middleware } from '#infra/local/identity/middleware.ts';

/** `/picture/A.svg`: what stands for a person's Google photo. */
export const picture: Middleware = async (ctx, next) => {
  const initial = /^\/picture\/([A-Z0-9])\.svg$/.exec(ctx.path)?.[1];
  if (!initial) return next();
  ctx.type = 'image/svg+xml';
  ctx.set('Cache-Control', 'public, max-age=86400');
  ctx.body = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#3b5bdb"/><text x="48" y="66" font-family="sans-serif" font-size="52" text-anchor="middle" fill="#fff">${initial}</text></svg>`;
};
