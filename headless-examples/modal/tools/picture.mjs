/**
 * Takes the README's picture of the modal from the built demo: `node
 * headless-examples/modal/tools/picture.mjs`.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { tsImport } from 'tsx/esm/api'
import { chromiumFlags, needChromium } from '../../../core/tools/find-chromium.mjs'

const picture = fileURLToPath(new URL('../../../react-ui/pictures/modal.png', import.meta.url))
const maxBytes = 600_000
/** Margin around a card for its shadow. */
const margin = 72

const sandboxSource = (file) => tsImport(`../../sandbox/src/${file}`, import.meta.url)

/** The views in the order of the picture. `open` opens the view on a new page. */
const views = [
  { query: '?chains=eip155', title: 'Connect wallet', open: openList },
  { query: '?chains=eip155', title: 'WalletConnect', open: openCode },
  { query: '?chains=eip155', title: 'All wallets', open: openAll },
  { query: '?chains=eip155&approve=auto', title: 'Account', open: openAccount },
]

async function openList(modal) {
  await modal.getByRole('button', { name: /^All wallets \d/ }).waitFor()
}

async function openCode(modal) {
  await modal.getByRole('button', { name: /^WalletConnect/ }).click()
  await modal.getByText(/^Expires in 4:00/).waitFor()
}

async function openAll(modal) {
  await modal.getByRole('button', { name: /^All wallets/ }).click()
  await modal.getByRole('gridcell').first().waitFor()
  await modal
    .locator('.lk-tile img')
    .evaluateAll((images) => Promise.all(images.map((image) => image.decode().catch(() => {}))))
}

async function openAccount(modal, page) {
  await modal.getByRole('button', { name: 'Foxglove' }).click()
  await modal.waitFor({ state: 'detached' })
  await page.locator('.hero').getByRole('button').click()
  await modal
    .getByText(/10,000/)
    .first()
    .waitFor({ state: 'attached' })
}

/** Screenshot of a view with its shadow and a transparent background. */
async function cardOf(browser, url, { query, title, open }, colorScheme) {
  const context = await browser.newContext({
    colorScheme,
    deviceScaleFactor: 2,
    viewport: { width: 700, height: 1000 },
  })
  const page = await context.newPage()
  await page.goto(url + query)
  await page.locator('.hero').getByRole('button').click()
  await open(page.getByRole('dialog'), page)
  await page.getByRole('dialog', { name: title }).waitFor()
  await page.addStyleTag({
    content:
      'html, body { background: none !important } #app { visibility: hidden } .lk-backdrop { display: none !important }',
  })
  await page.mouse.move(0, 0)
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await page.waitForFunction(
    () =>
      document.querySelectorAll('.lk-view').length === 1 &&
      !document.querySelector('[data-exiting]'),
  )
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => animation.effect.getTiming().iterations === Infinity),
  )
  const { x, y, width, height } = await page.locator('.lk-card').boundingBox()
  const clip = {
    x: x - margin,
    y: y - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
  }
  const image = await page.screenshot({ clip, omitBackground: true })
  await context.close()
  return {
    width: clip.width,
    height: clip.height,
    src: `data:image/png;base64,${image.toString('base64')}`,
  }
}

const row = (cards, background) => {
  const images = cards.map(
    ({ width, height, src }) => `<img src="${src}" width="${width}" height="${height}" alt="">`,
  )
  return `<div style="background: ${background}">${images.join('')}</div>`
}

const sheet = (rows) => `<!doctype html><style>
  body { margin: 0; width: max-content }
  div { display: flex; align-items: center; padding: 40px 20px }
  img { margin: ${-margin}px ${12 - margin}px }
</style>${rows.join('')}`

process.env.NODE_ENV = 'production'
const { startSandbox } = await sandboxSource('server/start-sandbox.ts')
const { buildDemo, serveDemo } = await sandboxSource('server/demo-server.ts')
await buildDemo()
const { stop, ...sandbox } = await startSandbox({ ports: 'free' })
const demo = await serveDemo({ csp: false, sandbox })
const browser = await chromium.launch({ executablePath: needChromium(), args: chromiumFlags() })
try {
  const rows = []
  for (const scheme of ['light', 'dark']) {
    const cards = []
    for (const view of views) cards.push(await cardOf(browser, `${demo.url}/`, view, scheme))
    rows.push(row(cards, scheme === 'light' ? '#f3f4f8' : '#0b0c0f'))
  }
  const page = await browser.newPage({ viewport: { width: 1800, height: 900 } })
  await page.setContent(sheet(rows))
  const image = await page.locator('body').screenshot()
  if (image.length > maxBytes)
    throw new Error(`The picture has ${image.length} bytes; the limit is ${maxBytes}.`)
  writeFileSync(picture, image)
  console.log(`${picture}: ${Math.round(image.length / 1000)} kB`)
} finally {
  await browser.close()
  await demo.stop()
  await stop()
}
