// Takes pictures of a report: light, dark, as paper, and of each section. usage: node look.mjs REPORT.html FOLDER
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { closeBrowser, openPage } from './browser.mjs';

const [file, folder] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const colorScheme of ['light', 'dark']) {
  const report = await openPage(pathToFileURL(resolve(file)).href, { colorScheme });
  await report.page.screenshot({ path: `${folder}/${colorScheme}.png`, fullPage: true });
  for (const section of await report.page.locator('main > section').all()) {
    await section.screenshot({ path: `${folder}/${colorScheme}-${await section.getAttribute('id')}.png` });
  }
  if (colorScheme === 'light') {
    await report.page.pdf({ path: `${folder}/report.pdf`, preferCSSPageSize: true, printBackground: true });
    await report.page.emulateMedia({ media: 'print' });
    await report.page.setViewportSize({ width: 1030, height: 700 });
    await report.page.screenshot({ path: `${folder}/paper.png`, fullPage: true });
  }
  console.log(`${colorScheme}: loaded in ${report.loadMs} ms, messages: ${JSON.stringify(report.messages)}`);
  await report.close();
}
await closeBrowser();
