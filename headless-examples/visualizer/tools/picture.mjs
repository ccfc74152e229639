/**
 * Takes the screenshot for the README, in which the visualizer shows a page with a wallet request.
 * Run it with `node headless-examples/visualizer/tools/picture.mjs`.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { tsImport } from 'tsx/esm/api'
import { chromiumFlags, needChromium } from '../../../core/tools/find-chromium.mjs'

const picture = fileURLToPath(new URL('../picture.png', import.meta.url))
const maxBytes = 400_000
const sandboxSource = (file) => tsImport(`../../sandbox/src/${file}`, import.meta.url)

process.env.NODE_ENV = 'production'
const { startSandbox } = await sandboxSource('server/start-sandbox.ts')
const { buildDemo, serveDemo } = await sandboxSource('server/demo-server.ts')
await buildDemo()
const { stop, ...sandbox } = await startSandbox({ ports: 'free' })
const demo = await serveDemo({ csp: false, sandbox })
const browser = await chromium.launch({ executablePath: needChromium(), args: chromiumFlags() })
try {
  const context = await browser.newContext({
    colorScheme: 'light',
    deviceScaleFactor: 1.5,
    viewport: { width: 1360, height: 860 },
  })
  const page = await context.newPage()
  await page.goto(`${demo.url}/?devtools&chains=eip155`)
  await page.locator('.hero').getByRole('button').click()
  const viewer = await context.newPage()
  await viewer.goto(`${demo.url}/visualizer/?chart=connectExternal&panel=live`)
  const walletWindow = context.waitForEvent('page')
  await page.getByRole('dialog').getByRole('button', { name: 'Foxglove' }).click()
  await walletWindow
  await viewer.bringToFront()
  await viewer
    .getByRole('tabpanel')
    .locator('.actor', { hasText: 'connectExternal' })
    .first()
    .click()
  await viewer.locator('[data-state^="connectExternal."][data-active]').first().waitFor()
  await viewer.getByRole('button', { name: 'Fit to view' }).click()
  await viewer.mouse.move(0, 0)
  await viewer.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => animation.effect.getTiming().iterations === Infinity),
  )
  const image = await viewer.screenshot()
  if (image.length > maxBytes)
    throw new Error(`The picture has ${image.length} bytes; the limit is ${maxBytes}.`)
  writeFileSync(picture, image)
  console.log(`${picture}: ${Math.round(image.length / 1000)} kB`)
} finally {
  await browser.close()
  await demo.stop()
  await stop()
}
