import type { Kit } from '@latchkit/core'
import type { AllWalletsView } from '@latchkit/core/flows'
import type { MemoryPlatform } from '@latchkit/core/testing'
import { type Directory, startDirectory } from '@latchkit/sandbox/directory'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deviceFlags } from '../../../core/src/domain/config/device.ts'
import type { Device, Platform } from '../../../core/src/platform/platform.ts'
import { walletIdOf } from '../browser/harness/directory.ts'
import {
  androidLinks,
  iosLinks,
  linkedWallets,
  telegramLinks,
  type WalletLinks,
  withPlaceholders,
} from '../browser/harness/wallet-links.ts'
import { kitFixture, remoteViewOf } from './remote-kit.fixture.ts'

const fixture = kitFixture()
let directory: Directory
beforeAll(async () => {
  directory = await startDirectory()
})
afterAll(() => directory.stop())

const userAgents = {
  iPhone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)',
  Android: 'Mozilla/5.0 (Linux; Android 14; Pixel 7)',
} as const
const origin = 'https://shop.example'
const facts = { title: 'Shop', description: '', icon: '', origin, url: `${origin}/cart?item=1` }

/** A kit on a phone. `app`: the global object of the app in whose browser the page is open. */
function openPhone(
  system: keyof typeof userAgents,
  more: Partial<Device> = {},
  app: string | null = null,
): { kit: Kit; controls: MemoryPlatform['controls'] } {
  const tab = fixture.browser.tab()
  const userAgent = userAgents[system]
  const flags = deviceFlags({ userAgent, coarsePointer: true })
  const platform: MemoryPlatform & Platform = {
    ...tab,
    fetch: globalThis.fetch,
    page: {
      ...tab.page,
      facts: () => facts,
      device: () => ({ ...tab.page.device(), userAgent, coarsePointer: true, ...flags, ...more }),
      injected: (name) => (name === app ? {} : tab.page.injected(name)),
    },
  }
  const endpoints = { relay: fixture.remote.relay.url, directory: directory.url }
  const kit = fixture.start({ endpoints, features: { analytics: false } }, platform)
  return { kit, controls: tab.controls }
}

/** Opens the modal for each wallet. Returns the links and the targets that it opened. */
const linksOn = (...phone: Parameters<typeof openPhone>): Promise<WalletLinks> =>
  linksIn(openPhone(...phone))
async function linksIn(
  { kit, controls }: ReturnType<typeof openPhone>,
  wallets: Partial<typeof linkedWallets> = linkedWallets,
): Promise<WalletLinks> {
  const found: [string, WalletLinks[string]][] = []
  for (const [name, wallet] of Object.entries(wallets)) {
    await kit.open({ wallet })
    await expect.poll(() => controls.opened.length).toBe(found.length + 1)
    const { url = '', target = '' } = controls.opened.at(-1) ?? {}
    found.push([name, [withPlaceholders(url, facts.url), target]])
    kit.close()
    await expect.poll(() => kit.state.getSnapshot().modal.phase).toBe('closed')
  }
  return Object.fromEntries(found)
}

test('an iPhone opens wallets by their URL schemes in the same tab', async () => {
  expect(await linksOn('iPhone')).toEqual(iosLinks('_self'))
})

test('Android opens wallets by their URL schemes in the same tab, and Phantom by an intent', async () => {
  expect(await linksOn('Android')).toEqual(androidLinks('_self'))
})

test('a page in Telegram on an iPhone opens every link with the target _blank', async () => {
  expect(await linksOn('iPhone', { telegram: true })).toEqual(iosLinks('_blank'))
})

test('a page in Telegram on Android opens https links only, and encodes the pairing twice, because Telegram decodes links once [V14]', async () => {
  const phone = openPhone('Android', { telegram: true })
  const { MetaMask, OKX, Phantom, Pocket, Trust } = linkedWallets
  expect(await linksIn(phone, { MetaMask, Trust, Phantom })).toEqual(telegramLinks)
  const opened = phone.controls.opened.length
  for (const wallet of [Pocket, OKX]) {
    await phone.kit.open({ wallet })
    await expect
      .poll(() => remoteViewOf(phone.kit))
      .toMatchObject({ step: 'showingUri', platform: 'mobile', link: null })
  }
  expect(phone.controls.opened).toHaveLength(opened)
})

test('a page in a frame opens wallets with the target _top', async () => {
  expect(await linksOn('iPhone', { framed: true })).toEqual(iosLinks('_top'))
})

test('a page in the in-app browser of a wallet does not open the link of that wallet', async () => {
  const { kit, controls } = openPhone('Android', {}, 'phantom')
  await kit.open({ wallet: linkedWallets.Phantom })
  await expect
    .poll(() => remoteViewOf(kit))
    .toMatchObject({ step: 'noCode', platform: 'unsupported', wallet: { name: 'Phantom' } })
  expect(controls.opened).toEqual([])
})

test('a wallet with a dangerous link is not listed on a phone, and its link is never opened [R5, C6]', async () => {
  const { kit, controls } = openPhone('Android')
  for (const name of ['Disguised Script Link', 'Data Link', 'Intent Link', 'Control Link']) {
    await kit.open({ wallet: await walletIdOf(directory, name) })
    await expect
      .poll(() => remoteViewOf(kit))
      .toMatchObject({ step: 'showingUri', platform: 'qrcode', link: null, wallet: { name } })
  }
  expect(controls.opened).toEqual([])
  await kit.open({ view: 'AllWallets' })
  const grid = () => remoteViewOf(kit) as AllWalletsView | null
  await expect.poll(() => grid()?.step).toBe('browsing')
  grid()?.search('Data Link')
  await expect
    .poll(grid)
    .toMatchObject({ step: 'searching', status: 'fresh', data: { wallets: [] } })
})
