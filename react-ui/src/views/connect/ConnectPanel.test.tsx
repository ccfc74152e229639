import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Modal } from '../../modal/Modal.tsx'
import { createTestEnvironment, fox } from '../../testing/environment.ts'
import { showModal } from '../../testing/modal.tsx'
import { renderWithKit } from '../../testing/render.tsx'

const viewOf = ({ kit }: ReturnType<typeof createTestEnvironment>) =>
  kit.state.getSnapshot().router.entry.view

test('ConnectPanel lists an installed wallet under its heading, and a click connects it', async () => {
  const environment = createTestEnvironment()
  await showModal(environment)
  const list = await screen.findByRole('list', { name: 'Installed' })
  await userEvent.click(within(list).getByRole('button', { name: 'Foxglove' }))
  await waitFor(() => expect(environment.adapter.calls.connect).toHaveLength(1))
  expect(viewOf(environment)).toBe('ConnectingExternal')
})

test('ConnectPanel offers to get a wallet if it has no wallets to list', async () => {
  const environment = createTestEnvironment({ projectId: '', excludeWalletIds: ['fox'] })
  await showModal(environment)
  expect(await screen.findByText('No wallet found in this browser')).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Get a wallet' }))
  expect(viewOf(environment)).toBe('GetWallet')
})

test('ConnectPanel says that the page offers no way to connect, and closes the modal', async () => {
  const environment = createTestEnvironment({
    enableWallets: false,
    termsConditionsUrl: 'https://orchard.example/terms',
  })
  await showModal(environment)
  await screen.findByText("You can't connect right now")
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.queryByText('New to wallets?', { exact: false })).toBeNull()
  expect(screen.queryByRole('link', { name: 'terms of service' })).toBeNull()
  const [, closeButton] = screen.getAllByRole('button', { name: 'Close' })
  await userEvent.click(closeButton ?? document.body)
  expect(environment.kit.state.getSnapshot().modal.phase).not.toBe('open')
})

test('ConnectPanel offers no button to close an embedded modal without a way to connect', async () => {
  const { kit } = createTestEnvironment({ enableWallets: false, enableEmbedded: true })
  renderWithKit(kit, <Modal duration={0} />)
  await screen.findByText("You can't connect right now")
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})

test('ConnectPanel offers wallets again after settings.update, when the modal opens next', async () => {
  const environment = createTestEnvironment({ enableWallets: false })
  await showModal(environment)
  await screen.findByText("You can't connect right now")
  act(() => environment.kit.close())
  environment.kit.settings.update({ enableWallets: true })
  await act(() => environment.kit.open())
  expect(await screen.findByRole('button', { name: /Foxglove/ })).toBeTruthy()
})

test('ConnectPanel replaces its empty message once a wallet announces itself', async () => {
  const environment = createTestEnvironment({ projectId: '', excludeWalletIds: ['fox'] })
  await showModal(environment)
  await screen.findByText('No wallet found in this browser')
  act(() => environment.adapter.announce({ ...fox, id: 'late', name: 'Lumen', rdns: 'test.late' }))
  expect(await screen.findByRole('button', { name: /Lumen/ })).toBeTruthy()
  expect(screen.queryByText('No wallet found in this browser')).toBeNull()
})

test('ConnectPanel adds a wallet that announces itself late below the others [XA1]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const environment = createTestEnvironment({
    customWallets: [{ id: 'own', name: 'Own', mobile_link: 'own://' }],
  })
  await showModal(environment)
  const list = await screen.findByRole('group', { name: 'Wallets' })
  const names = () =>
    within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
  const before = names()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  await act(() => vi.dynamicImportSettled())
  for (const name of ['Lumen', 'Umbra'])
    act(() => environment.adapter.announce({ ...fox, id: name, name, rdns: `test.${name}` }))
  expect(names().slice(0, before.length - 1)).toEqual(before.slice(0, -1))
  expect(names().filter((name) => /Lumen|Umbra/.test(name ?? ''))).toHaveLength(2)
  vi.useRealTimers()
})

test('ConnectPanel disables the wallets while the box of a required consent is not checked', async () => {
  const environment = createTestEnvironment({
    termsConditionsUrl: 'https://orchard.example/terms',
    features: { legalCheckbox: true },
  })
  await showModal(environment)
  const row = await screen.findByRole('button', { name: /Foxglove/ })
  const box = screen.getByRole('checkbox', { name: 'I accept the terms of service' })
  await userEvent.click(row)
  await userEvent.click(box)
  await userEvent.click(box)
  await userEvent.click(screen.getByRole('button', { name: /Foxglove/ }))
  expect(viewOf(environment)).toBe('Connect')
  expect(screen.getByText('Accept the terms below to continue.')).toBeTruthy()
  await userEvent.click(box)
  await userEvent.click(screen.getByRole('button', { name: /Foxglove/ }))
  expect(viewOf(environment)).toBe('ConnectingExternal')
})

test('ConnectPanel shows the legal texts as a sentence with links if no consent is required', async () => {
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
    'By connecting, you agree to the terms of service and the privacy policy.',
  )
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('ConnectPanel lists the wallets and offers a retry if the code of the legal texts does not load [P4]', async () => {
  vi.doMock('./Legal.tsx', () => {
    throw new Error('offline')
  })
  await showModal(createTestEnvironment({ termsConditionsUrl: 'https://orchard.example/terms' }))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('button', { name: /Foxglove/ })).toBeTruthy()
  vi.doUnmock('./Legal.tsx')
  await userEvent.click(retry)
  expect(await screen.findByRole('link', { name: 'terms of service' })).toBeTruthy()
})

test('ConnectPanel offers the guide in addition to the legal texts', async () => {
  await showModal(createTestEnvironment({ termsConditionsUrl: 'https://orchard.example/terms' }))
  await screen.findByRole('link', { name: 'terms of service' })
  expect(screen.getByText('New to wallets?', { exact: false }).closest('.lk-footer')).toBeNull()
  expect(screen.getAllByRole('button', { name: 'What is a wallet?' })).toHaveLength(2)
})

test('ConnectPanel offers the guide for newcomers unless the page disables it', async () => {
  const environment = createTestEnvironment()
  await showModal(environment)
  await screen.findByText('New to wallets?', { exact: false })
  const [, footerButton] = screen.getAllByRole('button', { name: 'What is a wallet?' })
  await userEvent.click(footerButton ?? document.body)
  expect(viewOf(environment)).toBe('WhatIsAWallet')
  cleanup()
  await showModal(createTestEnvironment({ enableWalletGuide: false }))
  await screen.findByRole('button', { name: /Foxglove/ })
  expect(screen.queryByText('New to wallets?', { exact: false })).toBeNull()
})

test('ConnectPanel marks a wallet whose name another extension uses too [A2]', async () => {
  const environment = createTestEnvironment()
  environment.adapter.announce({
    ...fox,
    id: 'other',
    name: 'Otter',
    rdns: 'test.other',
    disputed: true,
  })
  await showModal(environment)
  expect(
    await screen.findByRole('button', { name: /Otter Another extension uses the same name/ }),
  ).toBeTruthy()
})

test('ConnectPanel renders the name of a wallet as text and its picture as an img [M1, R8]', async () => {
  const environment = createTestEnvironment()
  const icon =
    'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIG9ubG9hZD0iYWxlcnQoMSkiLz4='
  environment.adapter.announce({
    ...fox,
    id: 'evil',
    name: `<b>Lu\u202emen</b>${'x'.repeat(200)}`,
    rdns: 'test.evil',
    icon,
  })
  await showModal(environment)
  const row = await screen.findByRole('button', { name: /Lumen/ })
  expect(row.querySelector('b')).toBeNull()
  expect(row.textContent?.length).toBeLessThan(90)
  expect(row.querySelector('img')?.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(row.querySelector('.lk-wallet-icon svg')).toBeNull()
})

test('ConnectPanel renders 300 rows for 300 wallets [A6]', async () => {
  const environment = createTestEnvironment({ projectId: '' })
  for (let index = 0; index < 299; index += 1)
    environment.adapter.announce({
      ...fox,
      id: `wallet-${index}`,
      name: `Wallet ${index}`,
      rdns: `test.w${index}`,
    })
  await showModal(environment)
  const list = await screen.findByRole('list', { name: 'Installed' })
  await waitFor(() => expect(list.children).toHaveLength(300))
})

test('ConnectPanel has rows for the QR code and for all wallets', async () => {
  const environment = createTestEnvironment()
  await showModal(environment)
  await userEvent.click(await screen.findByRole('button', { name: 'WalletConnect QR code' }))
  expect(viewOf(environment)).toBe('ConnectingWalletConnect')
  act(() => environment.kit.modal.back())
  await userEvent.click(await screen.findByRole('button', { name: /^All wallets/ }))
  expect(viewOf(environment)).toBe('AllWallets')
})

test('ConnectPanel opens ConnectingWalletConnect for a custom wallet that is not installed', async () => {
  const lumen = { id: 'lumen', name: 'Lumen', mobile_link: 'lumen://' }
  const environment = createTestEnvironment({ customWallets: [lumen] })
  await showModal(environment)
  await userEvent.click(await screen.findByRole('button', { name: 'Lumen' }))
  await screen.findByRole('dialog', { name: 'Lumen' })
  expect(viewOf(environment)).toBe('ConnectingWalletConnect')
})

test('ConnectPanel offers the QR code if no wallet is installed and remote wallets are available', async () => {
  await showModal(createTestEnvironment({ excludeWalletIds: ['fox'] }))
  await screen.findByRole('button', { name: 'WalletConnect QR code' })
  expect(screen.queryByText('No wallet found in this browser')).toBeNull()
})

test('ConnectPanel disables the QR code and the list of all wallets while a required consent is missing', async () => {
  const environment = createTestEnvironment({
    termsConditionsUrl: 'https://orchard.example/terms',
    features: { legalCheckbox: true },
  })
  await showModal(environment)
  await userEvent.click(await screen.findByRole('button', { name: 'WalletConnect QR code' }))
  await userEvent.click(screen.getByRole('button', { name: /^All wallets/ }))
  expect(viewOf(environment)).toBe('Connect')
})
