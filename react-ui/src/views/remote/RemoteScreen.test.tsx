import type { RemoteView } from '@latchkit/core/flows'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { address } from '../../testing/environment.ts'
import { heron, tabCommands } from '../../testing/remote.ts'
import { RemoteScreen } from './RemoteScreen.tsx'

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const renderScreen = (remote: RemoteView) => render(<RemoteScreen view={remote} />)
const ring = () => document.querySelector('.lk-ring')?.getAttribute('data-state') ?? null
const titled = (name: string) => screen.getByRole('heading', { name, level: 3 })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const heronFields = { wallet: heron, platforms: ['qrcode'] as const, platform: 'qrcode' as const }

test('RemoteScreen names both wallets before one replaces the other', async () => {
  const replace = vi.fn()
  const cancelReplace = vi.fn()
  renderScreen({
    step: 'confirmingReplace',
    wallet: heron,
    currentWallet: 'Otter',
    replace,
    cancelReplace,
  })
  titled('Switch to Heron?')
  expect(screen.getByText('Connecting this wallet disconnects Otter.')).toBeTruthy()
  await press('Keep Otter')
  await press('Switch')
  expect([cancelReplace, replace].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('RemoteScreen keeps its tabs while the relay is unreachable', async () => {
  const retry = vi.fn()
  const chooseAnother = vi.fn()
  renderScreen({
    ...heronFields,
    ...tabCommands,
    platforms: ['browser', 'qrcode'],
    step: 'unreachable',
    cause: null,
    problem: 'remote/no-answer',
    retry,
    chooseAnother,
  })
  titled('No connection right now')
  expect(screen.getByText(/The connection service didn't answer/)).toBeTruthy()
  await press('Try again')
  expect(retry).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('tab', { name: 'Browser' }))
  expect(tabCommands.selectTab).toHaveBeenCalledExactlyOnceWith('browser')
})

test('RemoteScreen shows the text of an error code', () => {
  renderScreen({
    ...heronFields,
    ...tabCommands,
    step: 'failed',
    cause: null,
    problem: 'remote/nothing-granted',
    retry: vi.fn(),
    chooseAnother: vi.fn(),
  })
  titled("Couldn't connect to Heron")
  expect(ring()).toBe('failed')
  expect(screen.getByText(/The wallet didn't share an account this site can use/)).toBeTruthy()
})

test('RemoteScreen names a wrong clock [W14]', () => {
  renderScreen({
    ...heronFields,
    ...tabCommands,
    step: 'unreachable',
    cause: null,
    problem: 'relay/clock-wrong',
    retry: vi.fn(),
    chooseAnother: vi.fn(),
  })
  expect(screen.getByText(/This device's clock seems wrong/)).toBeTruthy()
})

test('RemoteScreen shows the name of the approving wallet, then closes the ring', () => {
  const { rerender } = renderScreen({
    ...heronFields,
    step: 'finalizing',
    name: 'Heron Mobile',
    cancel: vi.fn(),
  })
  titled('Approved in Heron Mobile')
  expect(ring()).toBe('pending')
  const connections = [
    {
      namespace: 'eip155',
      connectorId: 'walletConnect',
      address,
      accounts: [],
      caipNetworkId: 'eip155:1' as never,
    },
  ]
  rerender(<RemoteScreen view={{ ...heronFields, step: 'connected', connections, skip: null }} />)
  titled('Connected')
  expect(ring()).toBe('done')
  expect(screen.getByText('0x00…7705Fa')).toBeTruthy()
})
