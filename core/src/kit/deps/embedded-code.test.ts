import { expect, test } from 'vitest'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { createStorage } from '../../storage/storage.ts'
import { createScriptedAdapter } from '../../testing/scripted-adapter.ts'
import type { KitOptions } from '../api/kit-options.ts'
import { chain, firstNetwork } from '../kit.fixture.ts'
import { parseOptions } from '../options/parse-options.ts'
import { createEmbeddedCode } from './embedded-code.ts'
import { createFrameConnector } from './frame-connector.ts'

const page = 'https://page.example'

/** The embedded wallet of a page with a project and a network that the frame serves. */
async function startCode(options: Partial<KitOptions> = {}) {
  const platform = createMemoryPlatform({ facts: { origin: page } })
  const code = createEmbeddedCode(await platform.page.popups())
  const parsed = parseOptions(
    {
      networks: [chain(1337)],
      adapters: [createScriptedAdapter()],
      projectId: 'p',
      ...options,
      embeddedWallet: { networks: [firstNetwork], ...options.embeddedWallet },
    },
    platform,
  )
  const embeddedWallet = code.embeddedWalletOf(parsed, platform)
  const connector = code.createEmbedded({
    parsed,
    config: { ...parsed.config, embeddedWallet },
    platform,
    storage: createStorage({ platform, kitId: 'default' }),
    state: () => {
      throw new Error('The state is not read before the frame is loaded.')
    },
    accountType: () => 'eoa',
    features: { embedded: async () => ({ createFrameConnector }) },
  })
  return { embeddedWallet, connector, controls: platform.controls }
}

const frame = 'https://frame.example/sdk'
test.each([
  ['the hosted frame', {}, 'https://secure.walletconnect.org/loading'],
  ['endpoints.frame', { endpoints: { frame } }, 'https://frame.example/loading'],
  [
    'embeddedWallet.popupUrl',
    { endpoints: { frame }, embeddedWallet: { popupUrl: 'https://popup.example/first' } },
    'https://popup.example/first',
  ],
])('the popup of a social login opens the page of %s within the click', async (_, options, url) => {
  const { connector, controls } = await startCode(options)
  expect(connector?.popup.open()).toBe(true)
  expect(controls.popups).toMatchObject([{ url, name: 'popupWindow', closed: false }])
})

test.each([
  ['the hosted frame', {}, 'https://secure.walletconnect.org', '/dashboard'],
  ['endpoints.frame', { endpoints: { frame } }, 'https://frame.example', '/dashboard'],
])('the dashboard is a page of %s by default', async (_, options, origin, path) => {
  const { embeddedWallet } = await startCode(options)
  expect(embeddedWallet).toMatchObject({ origin, dashboardUrl: origin + path })
})

test('config.embeddedWallet has the dashboard of the option embeddedWallet.dashboardUrl', async () => {
  const dashboardUrl = 'https://dashboard.example/start'
  const { embeddedWallet } = await startCode({
    endpoints: { frame },
    embeddedWallet: { dashboardUrl },
  })
  expect(embeddedWallet).toMatchObject({ origin: 'https://frame.example', dashboardUrl })
})

test('a popup that the browser blocks is reported, and a second click closes the first popup', async () => {
  const { connector, controls } = await startCode()
  connector?.popup.open()
  expect(connector?.popup.open()).toBe(true)
  expect(controls.popups.map(({ closed }) => closed)).toEqual([true, false])
  controls.allowsWindows = false
  expect(connector?.popup.open()).toBe(false)
})

test('a frame of the page’s own origin turns the embedded wallet off, with an error in the log [R3]', async () => {
  const { embeddedWallet, connector, controls } = await startCode({
    endpoints: { frame: `${page}/sdk` },
  })
  expect([embeddedWallet, connector]).toEqual([null, null])
  expect(controls.logged).toMatchObject([
    { level: 'error', message: expect.stringContaining(`the origin of the page, ${page}`) },
  ])
})

test('a page without a project, or without a network of the frame, has no embedded wallet', async () => {
  for (const options of [{ projectId: '' }, { networks: [chain(1338)] }]) {
    const { embeddedWallet, connector } = await startCode(options)
    expect([embeddedWallet, connector]).toEqual([null, null])
  }
})
