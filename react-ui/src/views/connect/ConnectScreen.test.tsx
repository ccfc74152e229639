import type { ConnectView } from '@latchkit/core/flows/connect'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { wallet } from '../../testing/wallet.ts'
import { ConnectScreen, type ConnectScreenProps } from './ConnectScreen.tsx'

afterEach(cleanup)

const heron = wallet('heron', 'Heron')
const row = { id: 'heron', name: 'Heron', icon: null, installed: false, recent: false, disputed: false }
const commands = { unaccept: null, picked: null, pick: vi.fn(), pickWallet: vi.fn(), scan: vi.fn(), all: vi.fn(), guide: vi.fn() }
const choosing = (preparing: boolean): ConnectView => ({ step: 'choosing', preparing, ...commands })
const draw = (change: Partial<ConnectScreenProps>) =>
  render(
    <ConnectScreen
      connect={choosing(false)}
      wallets={[{ ...row, pick: { type: 'wallet', wallet: heron } }]}
      all="600+"
      legal={{ terms: null, privacy: null }}
      guided
      getWallet={() => {}}
      {...change}
    />,
  )

test('a listed wallet is picked whole, so that nobody has to look it up', async () => {
  draw({})
  await userEvent.click(screen.getByRole('button', { name: 'Heron' }))
  expect(commands.pickWallet).toHaveBeenCalledExactlyOnceWith(heron)
})

test('all wallets have a row with how many there are, and one without where that is not known yet', async () => {
  draw({})
  await userEvent.click(screen.getByRole('button', { name: 'All wallets 600+' }))
  expect(commands.all).toHaveBeenCalledOnce()
  cleanup()
  draw({ all: null })
  expect(screen.getByRole('button', { name: 'All wallets' })).toBeTruthy()
  cleanup()
  draw({ all: undefined })
  expect(screen.queryByRole('button', { name: /All wallets/ })).toBeNull()
})

test('while links are made ahead, wallets that need one turn a ring and can be picked all the same', async () => {
  const { container } = draw({ connect: choosing(true) })
  expect(container.querySelectorAll('.lk-button-ring')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Heron' }))
  expect(commands.pickWallet).toHaveBeenCalled()
})
