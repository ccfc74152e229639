import type { Frame, Page } from 'playwright'
import { expect } from 'vitest'
import { dialog } from './harness/demo.ts'
import { walletIdOf } from './harness/directory.ts'
import { emulatedPhone, injectAppGlobal } from './harness/emulated-phones.ts'
import { nextLink, type OpenedLink, openedLinks, pairingIn, watchLinks } from './harness/links.ts'
import { type RemoteVisitor, remoteJourney } from './harness/remote-journey.ts'

const ids = {
  Pocket: 'ed630ade63851f04793e88f9ea1fbd87513a61c642b732cbe88b1f381e4f2735',
  MetaMask: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
  OKX: '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709',
  Trust: '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0',
  Phantom: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
  Coinbase: 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
} as const
type Name = keyof typeof ids

/**
 * Opens the modal for each wallet. Returns the link and the target that it opened, with
 * placeholders for the pairing URI and the page URL.
 */
async function links(
  page: Page | Frame,
  walletNames: readonly Name[],
): Promise<Readonly<Record<string, readonly [string, string]>>> {
  const found: [Name, readonly [string, string]][] = []
  for (const name of walletNames) {
    await page.evaluate((wallet) => window.latchkit?.open({ wallet }), ids[name])
    found.push([name, withPlaceholders(await nextLink(page, found.length + 1), page.url())])
    await page.evaluate(() => window.latchkit?.close())
    await page.waitForFunction(() => document.querySelector('[role=dialog]') === null)
  }
  return Object.fromEntries(found)
}

function withPlaceholders(
  { url, target, features }: OpenedLink,
  pageUrl: string,
): readonly [string, string] {
  expect(features).toBe('noopener,noreferrer')
  const uri = pairingIn(url)
  const encodedTwice = encodeURIComponent(encodeURIComponent(uri))
  const withUriPlaceholder =
    uri === ''
      ? url
      : url.replace(encodedTwice, '<uri, encoded twice>').replace(encodeURIComponent(uri), '<uri>')
  return [
    withUriPlaceholder
      .replaceAll(encodeURIComponent(pageUrl), '<page>')
      .replaceAll(encodeURIComponent(new URL(pageUrl).origin), '<origin>'),
    target,
  ]
}

const names = ['Pocket', 'MetaMask', 'OKX', 'Trust', 'Phantom', 'Coinbase'] as const
const pairingLinks = (target: string, uri = '<uri>') => ({
  Pocket: [`pocket://wc?uri=${uri}`, target],
  MetaMask: [`metamask://wc?uri=${uri}`, target],
  OKX: [`okex://main/wc?uri=${uri}`, target],
  Trust: [`trust://wc?uri=${uri}`, target],
})
const inAppLinks = (target: string) => ({
  Phantom: ['https://phantom.app/ul/browse/<page>?ref=<origin>', target],
  Coinbase: ['cbwallet://miniapp?url=<page>', target],
})
const phantomIntent = (target: string) => ({
  Phantom: [
    'intent://browse/<page>?ref=<origin>#Intent;scheme=phantom;package=app.phantom;end',
    target,
  ],
})

const openAll = async (visitor: RemoteVisitor) => {
  await watchLinks(visitor.context)
  await visitor.visit('/many.html')
  return links(visitor.page, names)
}
const kitOnlyOn = (device: Parameters<typeof emulatedPhone>[0]) => ({
  plain: true,
  context: emulatedPhone(device),
})

remoteJourney(
  'an iPhone opens wallets by their URL schemes in the same tab',
  async (visitor) =>
    expect(await openAll(visitor)).toEqual({ ...pairingLinks('_self'), ...inAppLinks('_self') }),
  kitOnlyOn('iPhone 15'),
)

remoteJourney(
  'Android opens wallets by their URL schemes in the same tab, and Phantom by an intent',
  async (visitor) =>
    expect(await openAll(visitor)).toEqual({
      ...pairingLinks('_self'),
      ...inAppLinks('_self'),
      ...phantomIntent('_self'),
    }),
  kitOnlyOn('Pixel 7'),
)

remoteJourney(
  'a page in Telegram on an iPhone opens every link with the target _blank',
  async (visitor) => {
    await injectAppGlobal(visitor.context, 'TelegramWebviewProxy')
    expect(await openAll(visitor)).toEqual({ ...pairingLinks('_blank'), ...inAppLinks('_blank') })
  },
  kitOnlyOn('iPhone 15'),
)

remoteJourney(
  'a page in Telegram on Android encodes the pairing twice, because Telegram decodes links once',
  async (visitor) => {
    await injectAppGlobal(visitor.context, 'TelegramWebviewProxy')
    expect(await openAll(visitor)).toEqual({
      ...pairingLinks('_blank', '<uri, encoded twice>'),
      ...inAppLinks('_blank'),
      ...phantomIntent('_blank'),
    })
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
    expect(await links(frame, names)).toEqual({ ...pairingLinks('_top'), ...inAppLinks('_top') })
  },
  kitOnlyOn('iPhone 15'),
)

remoteJourney(
  'a page in the in-app browser of a wallet does not open the link of that wallet',
  async (visitor) => {
    const { page, context } = visitor
    await watchLinks(context)
    await injectAppGlobal(context, 'phantom')
    await visitor.visit('/many.html')
    await page.evaluate((wallet) => window.latchkit?.open({ wallet }), ids.Phantom)
    await dialog(page).getByRole('heading', { name: "Phantom isn't installed" }).waitFor()
    expect(await openedLinks(page)).toEqual([])
  },
  kitOnlyOn('Pixel 7'),
)

remoteJourney(
  'a wallet with a dangerous link is not listed on a phone, and its link is never opened [R5, C6]',
  async (visitor) => {
    const { page, context, directory } = visitor
    await watchLinks(context)
    await visitor.visit('/many.html')
    for (const name of ['Disguised Script Link', 'Data Link', 'Intent Link', 'Control Link']) {
      await page.evaluate(
        (wallet) => window.latchkit?.open({ wallet }),
        await walletIdOf(directory, name),
      )
      await dialog(page)
        .getByRole('img', { name: `QR code for ${name}` })
        .waitFor()
    }
    expect(await openedLinks(page)).toEqual([])
    await page.evaluate(() => window.latchkit?.open({ view: 'AllWallets' }))
    await dialog(page).getByRole('searchbox').fill('Data Link')
    await dialog(page).getByRole('heading', { name: 'No wallet matches' }).waitFor()
  },
  kitOnlyOn('Pixel 7'),
)
