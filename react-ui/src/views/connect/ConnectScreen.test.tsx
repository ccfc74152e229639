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
      legal={{ terms: null, privacy: null }}
      showsGuide
      multiNamespace={false}
      offered={null}
      getWallet={() => {}}
      {...props}
    />,
  )

test('picking a listed wallet passes the whole wallet', async () => {
  renderScreen({})
  await userEvent.click(screen.getByRole('button', { name: 'Heron' }))
  expect(commands.choose).toHaveBeenCalledExactlyOnceWith({ type: 'wallet', wallet: heron })
})

test('the row for all wallets shows their number if it is known', async () => {
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

test('a wallet shows a spinner while its link is created and can be picked meanwhile', async () => {
  const { container } = renderScreen({ connect: choosing(true) })
  expect(container.querySelectorAll('.lk-button-spinner')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Heron' }))
  expect(commands.choose).toHaveBeenCalled()
})

test('an installed wallet shows its namespaces if several are configured', () => {
  const found = {
    ...row,
    installed: true,
    chains: ['eip155', 'solana'],
    pick: { type: 'connector', connectorId: 'heron' },
  } as const
  renderScreen({ wallets: [found], multiNamespace: true })
  expect(screen.getByRole('button', { name: 'Heron EVM · Solana Installed' })).toBeTruthy()
  cleanup()
  renderScreen({
    wallets: [found],
    multiNamespace: true,
    offered: { chain: 'Solana', showAll: vi.fn() },
  })
  expect(screen.getByRole('button', { name: 'Heron Installed' })).toBeTruthy()
  cleanup()
  renderScreen({ wallets: [{ ...found, disputed: true }], multiNamespace: true })
  expect(
    screen.getByRole('button', { name: 'Heron Another extension uses the same name Installed' }),
  ).toBeTruthy()
})

test('a list limited to one namespace names it and offers to show all wallets', async () => {
  const showAll = vi.fn()
  renderScreen({ offered: { chain: 'Solana', showAll } })
  expect(screen.getByText('Wallets for Solana.', { exact: false })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(showAll).toHaveBeenCalledOnce()
})
