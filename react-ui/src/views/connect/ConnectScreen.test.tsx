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
  unaccept: null,
  picked: null,
  choose: vi.fn(),
  pick: vi.fn(),
  pickWallet: vi.fn(),
  scan: vi.fn(),
  all: vi.fn(),
  guide: vi.fn(),
}
const choosing = (preparing: boolean): ConnectView => ({ step: 'choosing', preparing, ...commands })
const draw = (change: Partial<ConnectScreenProps>) =>
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
      {...change}
    />,
  )

test('a listed wallet is picked whole, so that nobody has to look it up', async () => {
  draw({})
  await userEvent.click(screen.getByRole('button', { name: 'Heron' }))
  expect(commands.choose).toHaveBeenCalledExactlyOnceWith({ type: 'wallet', wallet: heron })
})

test('all wallets have a row with how many there are, and one without where that is not known yet', async () => {
  draw({})
  await userEvent.click(screen.getByRole('button', { name: 'All wallets 600+' }))
  expect(commands.all).toHaveBeenCalledOnce()
  cleanup()
  draw({ walletCount: null })
  expect(screen.getByRole('button', { name: 'All wallets' })).toBeTruthy()
  cleanup()
  draw({ walletCount: undefined })
  expect(screen.queryByRole('button', { name: /All wallets/ })).toBeNull()
})

test('while links are made ahead, wallets that need one turn a ring and can be picked all the same', async () => {
  const { container } = draw({ connect: choosing(true) })
  expect(container.querySelectorAll('.lk-button-spinner')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Heron' }))
  expect(commands.choose).toHaveBeenCalled()
})

test('where the page has several families, a wallet of this browser says for which it is', () => {
  const found = {
    ...row,
    installed: true,
    chains: ['eip155', 'solana'],
    pick: { type: 'connector', connectorId: 'heron' },
  } as const
  draw({ wallets: [found], multiNamespace: true })
  expect(screen.getByRole('button', { name: 'Heron EVM · Solana Installed' })).toBeTruthy()
  cleanup()
  draw({ wallets: [found], multiNamespace: true, offered: { chain: 'Solana', every: vi.fn() } })
  expect(screen.getByRole('button', { name: 'Heron Installed' })).toBeTruthy()
  cleanup()
  draw({ wallets: [{ ...found, disputed: true }], multiNamespace: true })
  expect(
    screen.getByRole('button', { name: 'Heron Another extension uses the same name Installed' }),
  ).toBeTruthy()
})

test('narrowed to one family of networks it says to which, and leads to all', async () => {
  const every = vi.fn()
  draw({ offered: { chain: 'Solana', every } })
  expect(screen.getByText('Wallets for Solana.', { exact: false })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(every).toHaveBeenCalledOnce()
})
