import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createTestEnvironment, fox } from '../../testing/environment.ts'
import { showModal } from '../../testing/modal.tsx'

afterEach(cleanup)

const viewOf = ({ kit }: ReturnType<typeof createTestEnvironment>) =>
  kit.state.getSnapshot().router.entry.view

test('an installed wallet stands in the list with its tag, and a click asks that one', async () => {
  const world = createTestEnvironment()
  await showModal(world)
  const list = await screen.findByRole('list', { name: 'Wallets' })
  await userEvent.click(within(list).getByRole('button', { name: 'Foxglove Installed' }))
  await waitFor(() => expect(world.adapter.calls.connect).toHaveLength(1))
  expect(viewOf(world)).toBe('ConnectingExternal')
})

test('without a wallet there is one sentence, and a way to get one', async () => {
  const world = createTestEnvironment({ projectId: '', excludeWalletIds: ['fox'] })
  await showModal(world)
  expect(await screen.findByText('No wallet in this browser yet')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Wallets' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Get a wallet' }))
  expect(viewOf(world)).toBe('GetWallet')
})

test('a wallet that announces itself while the page is open takes the place of the empty one', async () => {
  const world = createTestEnvironment({ projectId: '', excludeWalletIds: ['fox'] })
  await showModal(world)
  await screen.findByText('No wallet in this browser yet')
  act(() => world.adapter.announce({ ...fox, id: 'late', name: 'Lumen', rdns: 'test.late' }))
  expect(await screen.findByRole('button', { name: /Lumen/ })).toBeTruthy()
  expect(screen.queryByText('No wallet in this browser yet')).toBeNull()
})

test('where the page asks for consent nothing can be picked until the box is ticked, nor after it is cleared', async () => {
  const world = createTestEnvironment({
    termsConditionsUrl: 'https://orchard.example/terms',
    features: { legalCheckbox: true },
  })
  await showModal(world)
  const row = await screen.findByRole('button', { name: /Foxglove/ })
  const box = screen.getByRole('checkbox', { name: 'I accept the terms of service' })
  await userEvent.click(row)
  await userEvent.click(box)
  await userEvent.click(box)
  await userEvent.click(screen.getByRole('button', { name: /Foxglove/ }))
  expect(viewOf(world)).toBe('Connect')
  expect(screen.getByText('Tick the box below to choose a wallet.')).toBeTruthy()
  await userEvent.click(box)
  await userEvent.click(screen.getByRole('button', { name: /Foxglove/ }))
  expect(viewOf(world)).toBe('ConnectingExternal')
})

test('legal texts are a sentence with their links where no box is asked for', async () => {
  await showModal(
    createTestEnvironment({
      termsConditionsUrl: 'https://orchard.example/terms',
      privacyPolicyUrl: 'https://orchard.example/privacy',
    }),
  )
  const terms = await screen.findByRole('link', { name: 'terms of service' })
  expect(terms.getAttribute('href')).toBe('https://orchard.example/terms')
  expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe(
    'https://orchard.example/privacy',
  )
  expect(terms.parentElement?.textContent).toBe(
    'By connecting you accept the terms of service and the privacy policy.',
  )
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('beside legal texts newcomers are still offered an explanation', async () => {
  await showModal(createTestEnvironment({ termsConditionsUrl: 'https://orchard.example/terms' }))
  await screen.findByRole('link', { name: 'terms of service' })
  expect(screen.getByText('New here?', { exact: false }).closest('.lk-footer')).toBeNull()
  expect(screen.getAllByRole('button', { name: 'What is a wallet?' })).toHaveLength(2)
})

test('newcomers are offered an explanation, unless the page does not want that', async () => {
  const world = createTestEnvironment()
  await showModal(world)
  await screen.findByText('New here?', { exact: false })
  const [, inFooter] = screen.getAllByRole('button', { name: 'What is a wallet?' })
  await userEvent.click(inFooter ?? document.body)
  expect(viewOf(world)).toBe('WhatIsAWallet')
  cleanup()
  await showModal(createTestEnvironment({ enableWalletGuide: false }))
  await screen.findByRole('button', { name: /Foxglove/ })
  expect(screen.queryByText('New here?', { exact: false })).toBeNull()
})

test('A2: a name that two extensions use is shown with a mark', async () => {
  const world = createTestEnvironment()
  world.adapter.announce({ ...fox, id: 'other', name: 'Otter', rdns: 'test.other', disputed: true })
  await showModal(world)
  expect(
    await screen.findByRole('button', { name: /Otter Another extension uses the same name/ }),
  ).toBeTruthy()
})

test('M1, R8: whatever a wallet calls itself and whatever its picture is, it is text and an img', async () => {
  const world = createTestEnvironment()
  const icon =
    'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIG9ubG9hZD0iYWxlcnQoMSkiLz4='
  world.adapter.announce({
    ...fox,
    id: 'evil',
    name: `<b>Lu\u202emen</b>${'x'.repeat(200)}`,
    rdns: 'test.evil',
    icon,
  })
  await showModal(world)
  const row = await screen.findByRole('button', { name: /Lumen/ })
  expect(row.querySelector('b')).toBeNull()
  expect(row.textContent?.length).toBeLessThan(90)
  expect(row.querySelector('img')?.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(row.querySelector('.lk-wallet-icon svg')).toBeNull()
})

test('A6: 300 wallets at once are 300 rows', async () => {
  const world = createTestEnvironment({ projectId: '' })
  for (let at = 0; at < 299; at += 1)
    world.adapter.announce({
      ...fox,
      id: `wallet-${at}`,
      name: `Wallet ${at}`,
      rdns: `test.w${at}`,
    })
  await showModal(world)
  const list = await screen.findByRole('list', { name: 'Wallets' })
  await waitFor(() => expect(list.children).toHaveLength(300))
})

test('any wallet can be reached by a code, and all of them are one row away', async () => {
  const world = createTestEnvironment()
  await showModal(world)
  await userEvent.click(await screen.findByRole('button', { name: 'WalletConnect QR code' }))
  expect(viewOf(world)).toBe('ConnectingWalletConnect')
  act(() => world.kit.modal.back())
  await userEvent.click(await screen.findByRole('button', { name: /^All wallets/ }))
  expect(viewOf(world)).toBe('AllWallets')
})

test('a wallet of the page that is not in this browser leads to its own page', async () => {
  const lumen = { id: 'lumen', name: 'Lumen', mobile_link: 'lumen://' }
  const world = createTestEnvironment({ customWallets: [lumen] })
  await showModal(world)
  await userEvent.click(await screen.findByRole('button', { name: 'Lumen' }))
  await screen.findByRole('dialog', { name: 'Lumen' })
  expect(viewOf(world)).toBe('ConnectingWalletConnect')
})

test('without an installed wallet there is still something to choose where wallets elsewhere can be reached', async () => {
  await showModal(createTestEnvironment({ excludeWalletIds: ['fox'] }))
  await screen.findByRole('button', { name: 'WalletConnect QR code' })
  expect(screen.queryByText('No wallet in this browser yet')).toBeNull()
})

test('before consent neither the code nor all wallets can be picked', async () => {
  const world = createTestEnvironment({
    termsConditionsUrl: 'https://orchard.example/terms',
    features: { legalCheckbox: true },
  })
  await showModal(world)
  await userEvent.click(await screen.findByRole('button', { name: 'WalletConnect QR code' }))
  await userEvent.click(screen.getByRole('button', { name: /^All wallets/ }))
  expect(viewOf(world)).toBe('Connect')
})
