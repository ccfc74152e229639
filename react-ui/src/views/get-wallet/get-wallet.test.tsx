import type { KitState } from '@latchkit/core'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createTestEnvironment } from '../../testing/environment.ts'
import { showModal } from '../../testing/modal.tsx'
import { wallet } from '../../testing/wallet.ts'
import { downloadsView } from './downloadsView.ts'
import { walletsToGet } from './find-wallet.ts'

const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
/** The accessible text and the URL of each link. */
const links = () =>
  screen.getAllByRole('link').map((link) => {
    const parts = [...link.children].filter((part) => part.getAttribute('aria-hidden') === null)
    return [parts.map(({ textContent }) => textContent).join(''), link.getAttribute('href')]
  })

test('GetWalletPanel lists custom wallets first and leaves out excluded wallets', async () => {
  const customWallets = [{ id: 'orchard', name: 'Orchard', homepage: 'https://orchard.example' }]
  const environment = createTestEnvironment({ customWallets, excludeWalletIds: ['io.metamask'] })
  await showModal(environment, (kit) => kit.modal.push('GetWallet'))
  await waitFor(() => expect(names()[0]).toContain('Orchard'))
  expect(screen.queryByRole('button', { name: 'MetaMask' })).toBeNull()
})

test("walletsToGet returns the directory's wallets that have install links, or else the built-in wallets", () => {
  const state = createTestEnvironment().kit.state.getSnapshot()
  const heron = { ...wallet('heron', 'Heron'), homepage: 'https://heron.example/' }
  const withoutLinks = {
    ...wallet('lynx', 'Lynx'),
    homepage: null,
    app_store: null,
    play_store: null,
    chrome_store: null,
  }
  const ids = (directory: Partial<KitState['directory']>) =>
    walletsToGet({ ...state, directory: { ...state.directory, ...directory } }).map(({ id }) => id)
  expect(ids({ featured: [withoutLinks], recommended: [heron, withoutLinks] })).toEqual(['heron'])
  expect(ids({})).toContain('io.metamask')
})

test('DownloadsPanel links to the stores and the website of a wallet', async () => {
  const orchard = {
    id: 'orchard',
    name: 'Orchard',
    homepage: 'https://orchard.example',
    app_store: 'https://apps.example/orchard',
    play_store: 'https://play.example/orchard',
  }
  const environment = createTestEnvironment({ customWallets: [orchard] })
  await showModal(environment, (kit) => kit.modal.push('GetWallet'))
  await userEvent.click(await screen.findByRole('button', { name: 'Orchard' }))
  await screen.findByRole('link', { name: /App Store/ })
  expect(links()).toEqual([
    ['Website', 'https://orchard.example/'],
    ['App StoreiPhone and iPad', 'https://apps.example/orchard'],
    ['Google PlayAndroid', 'https://play.example/orchard'],
  ])
})

test('DownloadsPanel shows the stores as QR codes on desktop only', async () => {
  const orchard = {
    id: 'orchard',
    name: 'Orchard',
    app_store: 'https://apps.example/orchard',
    play_store: 'https://play.example/orchard',
  }
  const show = (mobile: boolean) =>
    showModal(createTestEnvironment({ customWallets: [orchard] }, { device: { mobile } }), (kit) =>
      kit.modal.push('Downloads', { walletId: 'orchard' }),
    )
  await show(false)
  await screen.findByText("Scan with your phone's camera")
  expect(document.querySelectorAll('.lk-qr-code')).toHaveLength(2)
  expect(links().map(([, href]) => href)).toEqual([orchard.app_store, orchard.play_store])
  cleanup()
  await show(true)
  await screen.findByRole('link', { name: /App Store/ })
  expect(document.querySelector('.lk-qr-code')).toBeNull()
})

test('DownloadsPanel lists three steps and reloads the page, or asks to return for a wallet with app stores and no extension', async () => {
  const stepsFor = async (links: object) => {
    cleanup()
    const environment = createTestEnvironment({
      customWallets: [{ id: 'orchard', name: 'Orchard', ...links }],
    })
    await showModal(environment, (kit) => kit.modal.push('Downloads', { walletId: 'orchard' }))
    const steps = await screen.findAllByRole('heading', { level: 3 })
    return steps.map(({ textContent }) => textContent?.replace(/[\u2066-\u2069]/g, ''))
  }
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  const steps = ['Install Orchard', 'Create or import a wallet']
  for (const links of [
    { chrome_store: 'https://store.example/orchard' },
    { homepage: 'https://orchard.example' },
  ])
    expect(await stepsFor(links)).toEqual([...steps, 'Reload this page'])
  await userEvent.click(screen.getByRole('button', { name: 'Reload page' }))
  expect(reload).toHaveBeenCalledOnce()
  expect(await stepsFor({ app_store: 'https://apps.example/orchard' })).toEqual([
    ...steps,
    'Come back here',
  ])
  expect(screen.queryByRole('button', { name: 'Reload page' })).toBeNull()
})

test.each([
  [{ mobile: true, android: true }, ['android', 'website', 'ios', 'extension']],
  [{ mobile: true, android: false }, ['ios', 'android', 'website', 'extension']],
  [{ mobile: false, android: false }, ['extension', 'website']],
])('downloadsView for %j orders the links %j', (visitor, order) => {
  const stores = { app_store: 'https://a.example', play_store: 'https://b.example' }
  const view = downloadsView(
    {
      ...wallet('fox', 'Fox'),
      ...stores,
      homepage: 'https://c.example',
      chrome_store: 'https://d.example',
    },
    { ...visitor, back: () => {} },
  )
  expect(view.step === 'known' && view.links.map(({ kind }) => kind)).toEqual(order)
})

test.each([
  ['Chrome/126.0 Safari/537.36', ['Browser extension', 'Website']],
  ['Firefox/127.0', ['Website', 'Browser extension']],
])('DownloadsPanel in %s lists %j', async (userAgent, order) => {
  vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  await showModal(createTestEnvironment(), (kit) =>
    kit.modal.push('Downloads', { walletId: 'io.rabby' }),
  )
  await screen.findByRole('link', { name: 'Website' })
  const labels = document.querySelectorAll('.lk-step .lk-row-label')
  expect([...labels].map(({ textContent }) => textContent)).toEqual(order)
  vi.restoreAllMocks()
})

test('GetWalletPanel draws the built-in wallets and leaves out custom wallets without a link', async () => {
  const environment = createTestEnvironment({
    projectId: '',
    customWallets: [{ id: 'lynx', name: 'Lynx' }],
  })
  await showModal(environment, (kit) => kit.modal.push('GetWallet'))
  const list = await screen.findByRole('list', { name: 'Wallets' })
  expect(list.querySelectorAll('svg.lk-brand')).toHaveLength(6)
  expect(list.querySelector('img, [data-kind="monogram"]')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Lynx' })).toBeNull()
})

test('DownloadsPanel leaves out unsafe URLs [M4, R5]', async () => {
  const customWallets = [
    {
      id: 'evil',
      name: 'Evil',
      homepage: 'javascript:alert(1)',
      app_store: 'itms-apps://x',
      chrome_store: 'https://store.example/evil',
    },
  ]
  await showModal(createTestEnvironment({ customWallets }), (kit) =>
    kit.modal.push('Downloads', { walletId: 'evil' }),
  )
  await screen.findByRole('link', { name: /Browser extension/ })
  expect(links().map(([, href]) => href)).toEqual(['https://store.example/evil'])
})

test('DownloadsPanel finds a wallet by its EIP-6963 rdns', async () => {
  const customWallets = [
    {
      id: 'orchard',
      name: 'Orchard',
      rdns: 'example.orchard',
      homepage: 'https://orchard.example',
    },
  ]
  await showModal(createTestEnvironment({ customWallets }), (kit) =>
    kit.modal.push('Downloads', { walletId: 'example.orchard' }),
  )
  await screen.findByRole('link', { name: 'Website' })
})

test('DownloadsPanel for a wallet without links shows a message and a back button', async () => {
  const environment = createTestEnvironment()
  await showModal(environment, (kit) => kit.modal.push('Downloads', { walletId: 'unlisted' }))
  await screen.findByRole('heading', { name: 'No download link for this wallet' })
  const [, panelButton] = screen.getAllByRole('button', { name: 'Back' })
  await userEvent.click(panelButton ?? document.body)
  expect(environment.kit.state.getSnapshot().router.entry.view).toBe('Connect')
})
