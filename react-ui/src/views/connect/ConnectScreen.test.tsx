import type { ConnectView } from '@latchkit/core/flows/connect'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { wallet } from '../../testing/wallet.ts'
import { ConnectScreen, type ConnectScreenProps } from './ConnectScreen.tsx'

afterEach(cleanup)

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
  withdraw: null,
  picked: null,
  choose: vi.fn(),
  pick: vi.fn(),
  pickWallet: vi.fn(),
  scan: vi.fn(),
  showAll: vi.fn(),
  showGuide: vi.fn(),
}
const choosing = (preparing: boolean): ConnectView => ({ step: 'choosing', preparing, ...commands })
const renderScreen = (props: Partial<ConnectScreenProps>) =>
  render(
    <ConnectScreen
      connect={choosing(false)}
      wallets={[{ ...row, pick: { type: 'wallet', wallet: heron } }]}
      walletCount="600+"
      legal={null}
      showsGuide
      multiNamespace={false}
      namespaceFilter={null}
      getWallet={() => {}}
      {...props}
    />,
  )

test('ConnectScreen passes the whole wallet to `choose` on a click', async () => {
  renderScreen({})
  await userEvent.click(screen.getByRole('button', { name: 'Heron' }))
  expect(commands.choose).toHaveBeenCalledExactlyOnceWith({ type: 'wallet', wallet: heron })
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
  renderScreen({ wallets: [installedRow], multiNamespace: true })
  expect(screen.getByRole('button', { name: 'Heron EVM · Solana Installed' })).toBeTruthy()
  cleanup()
  renderScreen({
    wallets: [installedRow],
    multiNamespace: true,
    namespaceFilter: { chain: 'Solana', showAll: vi.fn() },
  })
  expect(screen.getByRole('button', { name: 'Heron Installed' })).toBeTruthy()
  cleanup()
  renderScreen({ wallets: [{ ...installedRow, disputed: true }], multiNamespace: true })
  expect(
    screen.getByRole('button', { name: 'Heron Another extension uses the same name Installed' }),
  ).toBeTruthy()
})

test('ConnectScreen names the namespace to which its list is limited and offers to show all wallets', async () => {
  const showAll = vi.fn()
  renderScreen({ namespaceFilter: { chain: 'Solana', showAll } })
  expect(screen.getByText('Wallets for Solana.', { exact: false })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(showAll).toHaveBeenCalledOnce()
})
