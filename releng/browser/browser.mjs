import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

const CHROMIUM = process.env.QOS_CHROMIUM ?? '/usr/bin/chromium-headless-shell';
const OPTIONS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
const WAIT_MS = 15_000;
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The browser of all pages, after the first is opened. */
let started;

function browser() {
  started ??= chromium.launch({ executablePath: CHROMIUM, headless: true, args: OPTIONS });
  return started;
}

/** Ends the browser. */
export async function closeBrowser() {
  await (await started)?.close();
}

/**
 * Opens a page in a browser, with storage of its own; what it prints to the console and every address that it requests are
 * kept.
 */
export async function openPage(address, { colorScheme = 'light', width = 1360, height = 900, scripts = true } = {}) {
  const context = await (await browser()).newContext({
    colorScheme,
    viewport: { width, height },
    javaScriptEnabled: scripts,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MS);
  const messages = [];
  const requests = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (problem) => messages.push(`error: ${problem.message}`));
  page.on('request', (request) => requests.push(request.url()));
  const begin = performance.now();
  await page.goto(address, { waitUntil: 'load' });
  const loadMs = Math.round(performance.now() - begin);
  return { page, messages, requests, loadMs, close: () => context.close() };
}

/** The violations of axe-core's rules on a page, with the elements. */
export async function violations(page) {
  await page.evaluate(AXE);
  const { violations: found } = await page.evaluate(() => globalThis.axe.run({ resultTypes: ['violations'] }));
  return found.map(({ id, help, nodes }) =>
    `${id}: ${help}: ${nodes.map((node) => node.html).join(' ')}`.slice(0, 400),
  );
}
