import { chromium } from 'playwright-core';
import { LOADED_MS, SHOWN_MS } from './limits.mjs';

const CHROMIUM = process.env.QOS_CHROMIUM ?? '/usr/bin/chromium';
const OPTIONS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const SILENCE = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** The browser that shows VS Code's window, and the hosts that the window requests. */
export class Browser {
  #context;
  #hosts = new Set();

  /** Starts the browser; `profile` is an empty folder for its own state. */
  async start(profile) {
    this.#context = await chromium.launchPersistentContext(profile, {
      executablePath: CHROMIUM,
      headless: true,
      viewport: { width: 1280, height: 800 },
      args: [...OPTIONS, ...SILENCE],
    });
    this.#context.setDefaultTimeout(SHOWN_MS);
    this.#context.setDefaultNavigationTimeout(LOADED_MS);
    await this.#context.route('**', (route) => this.#onlyThisMachine(route));
  }

  /** Opens a window at this address. */
  async open(address) {
    const page = await this.#context.newPage();
    page.on('websocket', (socket) => this.#hosts.add(new URL(socket.url()).hostname));
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await page.locator('.monaco-workbench').waitFor({ timeout: LOADED_MS });
    return page;
  }

  /** Every host that the window requested, reachable or not. */
  get hosts() {
    return [...this.#hosts];
  }

  async close() {
    await this.#context?.close();
  }

  #onlyThisMachine(route) {
    const { hostname, protocol } = new URL(route.request().url());
    if (!protocol.startsWith('http')) {
      return route.continue();
    }
    this.#hosts.add(hostname);
    return hostname === '127.0.0.1' ? route.continue() : route.abort();
  }
}
