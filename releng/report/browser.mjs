import { chromium } from 'playwright-core';

const CHROMIUM = process.env.QOS_CHROMIUM ?? '/usr/bin/chromium';
const OPTIONS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];

/** Opens a report in a browser; what it prints to the console and every address that it requests are kept. */
export async function openReport(address, { colorScheme = 'light', width = 1360, height = 900, scripts = true } = {}) {
  const browser = await chromium.launch({ executablePath: CHROMIUM, headless: true, args: OPTIONS });
  const context = await browser.newContext({
    colorScheme,
    viewport: { width, height },
    javaScriptEnabled: scripts,
  });
  const page = await context.newPage();
  const messages = [];
  const requests = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (problem) => messages.push(`error: ${problem.message}`));
  page.on('request', (request) => requests.push(request.url()));
  const begin = performance.now();
  await page.goto(address, { waitUntil: 'load' });
  const loadMs = Math.round(performance.now() - begin);
  return { page, messages, requests, loadMs, close: () => browser.close() };
}
