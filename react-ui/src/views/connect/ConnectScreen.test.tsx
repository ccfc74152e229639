import type { WalletRow } from '@latchkit/core/utils'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { KitProvider } from '../../kit/KitProvider.tsx'
import { createTestEnvironment } from '../../testing/environment.ts'
import { wallet } from '../../testing/wallet.ts'
import { ConnectScreen, type ConnectScreenProps } from './ConnectScreen.tsx'
import type { OfferingView } from './Logins.tsx'

const heron = wallet('heron', 'Heron')
const row = {
  id: 'heron',
  name: 'Heron',
  icon: null,
  installed: false,
  recent: false,
  disputed: false,
  chains: [],
}
const commands = {
  methods: ['wallet'],
  wallets: 'listed',
  socials: [],
  login: null,
  selectEmail: vi.fn(),
  submitEmail: vi.fn(),
  pickSocial: vi.fn(),
  showSocials: vi.fn(),
  showWallets: vi.fn(),
  withdraw: null,
  picked: null,
  networkFirst: null,
  waiting: null,
  choose: vi.fn(),
  pick: vi.fn(),
  pickWallet: vi.fn(),
  scan: vi.fn(),
  showAll: vi.fn(),
  showGuide: vi.fn(),
} as const
const choosing = (preparing: boolean): OfferingView => ({
  step: 'choosing',
  preparing,
  ...commands,
})
const renderScreen = (props: Partial<ConnectScreenProps>) =>
  render(
    <KitProvider kit={createTestEnvironment().kit}>
      <ConnectScreen
        connect={choosing(false)}
        groups={[
          { group: 'featured', wallets: [{ ...row, pick: { type: 'wallet', wallet: heron } }] },
        ]}
        walletCount="600+"
        legal={null}
        showsGuide
        multiNamespace={false}
        namespaceFilter={null}
        getWallet={() => {}}
        prepare={() => {}}
        only={null}
        {...props}
      />
    </KitProvider>,
  )

test('ConnectScreen passes the whole wallet to `choose` on a click', async () => {
  renderScreen({})
  await userEvent.click(screen.getByRole('button', { name: 'Heron' }))
  expect(commands.choose).toHaveBeenCalledExactlyOnceWith({ type: 'wallet', wallet: heron })
})

test('ConnectScreen prepares a wallet when the pointer or the focus enters its row', async () => {
  const prepare = vi.fn()
  renderScreen({ prepare })
  const wallet = screen.getByRole('button', { name: 'Heron' })
  await userEvent.hover(wallet)
  expect(prepare).toHaveBeenCalledExactlyOnceWith({ type: 'wallet', wallet: heron })
  act(() => wallet.focus())
  expect(prepare).toHaveBeenCalledTimes(2)
})

test('ConnectScreen shows the number of all wallets, if known, in their row, and hides the row for an undefined number', async () => {
  renderScreen({})
  await userEvent.click(screen.getByRole('button', { name: 'All wallets 600+' }))
  expect(commands.showAll).toHaveBeenCalledOnce()
  cleanup()
  renderScreen({ walletCount: null })
  expect(screen.getByRole('button', { name: 'All wallets' })).toBeTruthy()
  cleanup()
  renderScreen({ walletCount: undefined })
  expect(screen.queryByRole('button', { name: /All wallets/ })).toBeNull()
})

test('ConnectScreen shows a spinner while the link to a wallet is created, and the wallet can be picked meanwhile', async () => {
  const { container } = renderScreen({ connect: choosing(true) })
  expect(container.querySelectorAll('.lk-button-spinner')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Heron' }))
  expect(commands.choose).toHaveBeenCalled()
})

test('ConnectScreen shows the namespaces of an installed wallet if several are configured', () => {
  const installedRow = {
    ...row,
    installed: true,
    chains: ['eip155', 'solana'],
    pick: { type: 'connector', connectorId: 'heron' },
  } as const
  const installed = (wallet: WalletRow) => [{ group: 'injected' as const, wallets: [wallet] }]
  renderScreen({ groups: installed(installedRow), multiNamespace: true })
  expect(screen.getByRole('button', { name: 'Heron Ethereum · Solana' })).toBeTruthy()
  cleanup()
  renderScreen({
    groups: installed(installedRow),
    multiNamespace: true,
    namespaceFilter: { chain: 'Solana', showAll: vi.fn() },
  })
  expect(screen.getByRole('button', { name: 'Heron' })).toBeTruthy()
  cleanup()
  renderScreen({ groups: installed({ ...installedRow, disputed: true }), multiNamespace: true })
  expect(
    screen.getByRole('button', { name: 'Heron Another extension uses the same name' }),
  ).toBeTruthy()
})

test('ConnectScreen names the namespace to which its list is limited and offers to show all wallets', async () => {
  const showAll = vi.fn()
  renderScreen({ namespaceFilter: { chain: 'Solana', showAll } })
  expect(screen.getByText('Showing wallets for Solana.', { exact: false })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(showAll).toHaveBeenCalledOnce()
})

const rowOf = (id: string): WalletRow => ({
  ...row,
  id,
  name: id,
  pick: { type: 'connector', connectorId: id },
})

test('ConnectScreen shows the groups in sections with headings, one for adjacent groups with the same heading', () => {
  renderScreen({
    groups: [
      { group: 'recent', wallets: [rowOf('Fox')] },
      { group: 'injected', wallets: [rowOf('Owl')] },
      { group: 'custom', wallets: [rowOf('Hen')] },
      { group: 'external', wallets: [rowOf('Kit')] },
      { group: 'recommended', wallets: [rowOf('Elk')] },
      { group: 'injected', wallets: [rowOf('Late')] },
    ],
  })
  const sections = screen.getAllByRole('list').map((list) => [
    list.getAttribute('aria-label'),
    within(list)
      .getAllByRole('button')
      .map((button) => button.querySelector('.lk-row-label')?.textContent),
  ])
  expect(sections).toEqual([
    ['Recent', ['Fox']],
    ['Installed', ['Owl']],
    ['More wallets', ['Hen', 'Kit', 'Elk']],
    ['Installed', ['Late']],
  ])
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4)
})

test('ConnectScreen has no heading if all wallets are in one section', () => {
  renderScreen({})
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull()
  expect(screen.getByRole('list', { name: 'Popular' })).toBeTruthy()
})
