import sparticuz from '@sparticuz/chromium';
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { claim, you } from '#web/lib/words/home/hero.ts';
import { type Profile, profilePath, spokeEnd } from '#web/ui/figure/profile-geometry.ts';

// Draws the preview image of shared links and the icons: `npx tsx web/og-image.ts`. Run it after a change of the brand, and commit the files.

const size = { width: 1200, height: 630 };
const profile: Profile = [0.92, 0.72, 0.9, 0.62, 0.82];
const hues = [40, 95, 160, 235, 310];

const font = (name: string) =>
  `url(data:font/woff2;base64,${readFileSync(new URL(`src/styles/fonts/${name}.woff2`, import.meta.url), 'base64')})`;

const rings = [0.25, 0.5, 0.75, 1].map(
  (ring) => `<path class="ring" d="${profilePath([ring, ring, ring, ring, ring])}"/>`,
);
const sides = profile.map((reach, side) => {
  const [x, y] = spokeEnd(side, 1);
  const [cx, cy] = spokeEnd(side, reach);
  return `<line x2="${x}" y2="${y}"/><circle r="3.2" cx="${cx}" cy="${cy}" fill="oklch(0.68 0.13 ${hues[side]})"/>`;
});

const page = `<!doctype html><style>
@font-face { font-family: Display; src: ${font('fraunces-latin')} }
@font-face { font-family: Text; src: ${font('instrument-sans-latin')} }
body { margin: 0; background: oklch(0.26 0.05 275); color: oklch(0.985 0.008 85); overflow: hidden }
main { position: absolute; inset: 0 auto 0 80px; width: 600px; display: grid; align-content: center; gap: 28px }
p { margin: 0; max-width: 460px; font: 500 30px/1.4 Text; color: oklch(0.86 0.02 275) }
h1 { margin: 0; font: 560 68px/1.06 Display; letter-spacing: -0.02em; text-wrap: balance }
strong { font: 600 40px/1 Display; color: oklch(0.985 0.008 85) }
svg { position: absolute; right: 60px; top: 65px; width: 500px; overflow: visible }
.ring { fill: none; stroke: currentcolor; stroke-opacity: 0.16; stroke-width: 0.4 }
.area { fill: oklch(0.8 0.16 75) }
line { stroke: currentcolor; stroke-opacity: 0.4; stroke-width: 0.8 }
circle { stroke: oklch(0.26 0.05 275); stroke-width: 1.4 }
</style>
<main><strong>TrueIn</strong><h1>${you.heading}</h1><p>${claim}</p></main>
<svg viewBox="-50 -50 100 100">${rings.join('')}<path class="area" d="${profilePath(profile)}"/>${sides.join('')}</svg>`;

const browser = await chromium.launch({ executablePath: await sparticuz.executablePath(), args: sparticuz.args });
const tab = await browser.newPage({ viewport: size });
await tab.setContent(page);
await tab.evaluate(() => document.fonts.ready);
const save = async (name: string) => writeFileSync(new URL(`public/${name}`, import.meta.url), await tab.screenshot());
await save('og.png');
// A phone may cut the icon of the installed site to a circle, so the mark has room around it.
const mark = readFileSync(new URL('public/favicon.svg', import.meta.url), 'utf8');
await tab.setContent(
  `<style>body{margin:0;background:#fdfaf4}svg{display:block;width:64vw;margin:18vw}</style>${mark}`,
);
for (const [name, edge] of Object.entries({ 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 })) {
  await tab.setViewportSize({ width: edge, height: edge });
  await save(`${name}.png`);
}
await browser.close();
