import { chromium } from 'playwright-core';
import { LOADED_MS, SHOWN_MS } from './limits.mjs';

const CHROMIUM = process.env.QOS_CHROMIUM ?? '/usr/bin/chromium-headless-shell';
const OPTIONS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const SILENCE = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** No other machine is found. Not an interception of requests, which would switch off the cache that later windows load from. */
const ONLY_THIS_MACHINE = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'];

/** The made-up hosts of resources of web views, whose requests VS Code's service worker answers. */
const OF_WEB_VIEWS = '.vscode-resource.vscode-cdn.net';

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
      reducedMotion: 'reduce',
      args: [...OPTIONS, ...SILENCE, ...ONLY_THIS_MACHINE],
    });
    this.#context.setDefaultTimeout(SHOWN_MS);
    this.#context.setDefaultNavigationTimeout(LOADED_MS);
    this.#context.on('request', (request) => this.#note(request.url()));
  }

  /** Opens a window at this address. */
  async open(address) {
    const page = await this.#context.newPage();
    page.on('websocket', (socket) => this.#note(socket.url()));
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

  #note(address) {
    const { hostname, protocol } = new URL(address);
    if (/^(http|ws)s?:$/.test(protocol) && !hostname.endsWith(OF_WEB_VIEWS)) {
      this.#hosts.add(hostname);
    }
  }
}
