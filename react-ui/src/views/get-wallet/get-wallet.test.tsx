import type { KitState } from '@latchkit/core'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createTestEnvironment } from '../../testing/environment.ts'
import { showModal } from '../../testing/modal.tsx'
import { wallet } from '../../testing/wallet.ts'
import { walletsToGet } from './find-wallet.ts'

afterEach(cleanup)

const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
/** What a link says aloud, and where it leads. */
const links = () =>
  screen.getAllByRole('link').map((link) => {
    const said = [...link.children].filter((part) => part.getAttribute('aria-hidden') === null)
    return [said.map(({ textContent }) => textContent).join(''), link.getAttribute('href')]
  })

test("the page's own wallets come first, and those it excludes do not come", async () => {
  const customWallets = [{ id: 'orchard', name: 'Orchard', homepage: 'https://orchard.example' }]
  const world = createTestEnvironment({ customWallets, excludeWalletIds: ['io.metamask'] })
  await showModal(world, (kit) => kit.modal.push('GetWallet'))
  await screen.findByRole('button', { name: 'Orchard' })
  expect(names()[0]).toContain('Orchard')
  expect(screen.queryByRole('button', { name: 'MetaMask' })).toBeNull()
})

test('where the directory offers wallets that can be got, they are the ones to begin with', () => {
  const state = createTestEnvironment().kit.state.getSnapshot()
  const heron = { ...wallet('heron', 'Heron'), homepage: 'https://heron.example/' }
  const linked = {
    ...wallet('lynx', 'Lynx'),
    homepage: null,
    app_store: null,
    play_store: null,
    chrome_store: null,
  }
  const ids = (directory: Partial<KitState['directory']>) =>
    walletsToGet({ ...state, directory: { ...state.directory, ...directory } }).map(({ id }) => id)
  expect(ids({ featured: [linked], recommended: [heron, linked] })).toEqual(['heron'])
  expect(ids({})).toContain('io.metamask')
})

test('a wallet leads to its stores and its own page', async () => {
  const orchard = {
    id: 'orchard',
    name: 'Orchard',
    homepage: 'https://orchard.example',
    app_store: 'https://apps.example/orchard',
    play_store: 'https://play.example/orchard',
  }
  const world = createTestEnvironment({ customWallets: [orchard] })
  await showModal(world, (kit) => kit.modal.push('GetWallet'))
  await userEvent.click(await screen.findByRole('button', { name: 'Orchard' }))
  await screen.findByRole('link', { name: /App Store/ })
  expect(links()).toEqual([
    ['App StoreiPhone and iPad', 'https://apps.example/orchard'],
    ['Google PlayAndroid', 'https://play.example/orchard'],
    ['Website', 'https://orchard.example/'],
  ])
})

test('on a computer the stores are codes as well, for the phone beside it, and a phone has no use for them', async () => {
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

test('only an extension has to be found by a reload', async () => {
  const said = async (links: object) => {
    const world = createTestEnvironment({
      customWallets: [{ id: 'orchard', name: 'Orchard', ...links }],
    })
    await showModal(world, (kit) => kit.modal.push('Downloads', { walletId: 'orchard' }))
    await screen.findAllByRole('link')
    const text = document.querySelector('.lk-footer')?.textContent
    cleanup()
    return text
  }
  expect(await said({ chrome_store: 'https://store.example/orchard' })).toBe(
    'Once it is installed, reload this page.',
  )
  expect(await said({ homepage: 'https://orchard.example' })).toBe(
    'Once it is installed, reload this page.',
  )
  expect(await said({ app_store: 'https://apps.example/orchard' })).toBe(
    'Once it is installed, come back here.',
  )
})

test('M4, R5: a link that the gate refuses is no link', async () => {
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
  await screen.findByRole('link', { name: 'Browser extension' })
  expect(links()).toEqual([['Browser extension', 'https://store.example/evil']])
})

test('a wallet is found by what it announces, too', async () => {
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

test('a wallet that nobody has a link for says so, and leads back', async () => {
  const world = createTestEnvironment()
  await showModal(world, (kit) => kit.modal.push('Downloads', { walletId: 'nobody' }))
  await screen.findByRole('heading', { name: 'There is no link for this wallet' })
  const [, inPanel] = screen.getAllByRole('button', { name: 'Back' })
  await userEvent.click(inPanel ?? document.body)
  expect(world.kit.state.getSnapshot().router.entry.view).toBe('Connect')
})
