import type { Frame, Page } from 'playwright'
import { expect } from 'vitest'
import { dialog } from './harness/demo.ts'
import { emulatedPhone, injectAppGlobal } from './harness/emulated-phones.ts'
import { nextLink, watchLinks } from './harness/links.ts'
import { type RemoteVisitor, remoteJourney } from './harness/remote-journey.ts'
import { button } from './harness/send.ts'
import {
  iosLinks,
  linkedWallets,
  telegramLinks,
  type WalletLinks,
  withPlaceholders,
} from './harness/wallet-links.ts'

/** Opens the modal for each wallet. Returns the links and the targets that it opened. */
async function links(
  page: Page | Frame,
  wallets: Partial<typeof linkedWallets> = linkedWallets,
): Promise<WalletLinks> {
  const found: [string, WalletLinks[string]][] = []
  for (const [name, id] of Object.entries(wallets)) {
    await page.evaluate((wallet) => window.latchkit?.open({ wallet }), id)
    const { url, target, features } = await nextLink(page, found.length + 1)
    expect(features).toBe('noopener,noreferrer')
    found.push([name, [withPlaceholders(url, page.url()), target]])
    await page.evaluate(() => window.latchkit?.close())
    await page.waitForFunction(() => document.querySelector('[role=dialog]') === null)
  }
  return Object.fromEntries(found)
}

const openAll = async (visitor: RemoteVisitor) => {
  await watchLinks(visitor.context)
  await visitor.visit('/many.html')
  return links(visitor.page)
}
const kitOnlyOn = (device: Parameters<typeof emulatedPhone>[0]) => ({
  plain: true,
  context: emulatedPhone(device),
})

remoteJourney(
  'an iPhone opens wallets by their URL schemes in the same tab',
  async (visitor) => expect(await openAll(visitor)).toEqual(iosLinks('_self')),
  kitOnlyOn('iPhone 15'),
)

remoteJourney(
  'a page in Telegram on Android opens https links, and offers the link and the QR code of a wallet that has a scheme only [V14]',
  async (visitor) => {
    const { page, context } = visitor
    await injectAppGlobal(context, 'TelegramWebviewProxy')
    await watchLinks(context)
    await visitor.visit('/many.html')
    const { MetaMask, OKX, Phantom, Trust } = linkedWallets
    expect(await links(page, { MetaMask, Trust, Phantom })).toEqual(telegramLinks)
    await page.evaluate((wallet) => window.latchkit?.open({ wallet }), OKX)
    await dialog(page)
      .getByRole('heading', { name: /can't be opened from here$/ })
      .waitFor()
    await button(page, 'Copy link').waitFor()
    await button(page, 'Show QR code').waitFor()
  },
  kitOnlyOn('Pixel 7'),
)

remoteJourney(
  'a page in a frame opens wallets with the target _top',
  async ({ page, context, demo }) => {
    await watchLinks(context)
    const body =
      '<!doctype html><title>Host</title><link rel="icon" href="data:,"><iframe src="/many.html" width="100%" height="800"></iframe>'
    await page.route(`${demo.url}/host`, (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    )
    await page.goto(`${demo.url}/host`)
    const frame = page.frames()[1]
    if (frame === undefined) throw new Error('The host page has no frame')
    await frame.locator('main').waitFor()
    expect(await links(frame)).toEqual(iosLinks('_top'))
  },
  kitOnlyOn('iPhone 15'),
)
