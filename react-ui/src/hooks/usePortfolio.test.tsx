import { createMemoryPlatform } from '@latchkit/core/testing'
import { act, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { ConnectButton } from '../buttons/ConnectButton.tsx'
import { KitProvider } from '../kit/KitProvider.tsx'
import { address } from '../testing/environment.ts'
import { createConnectedEnvironment, last } from '../testing/modal.tsx'
import { renderWithKit } from '../testing/render.tsx'
import { useIdentity } from './useIdentity.ts'
import { usePortfolio } from './usePortfolio.ts'

type Environment = Awaited<ReturnType<typeof createConnectedEnvironment>>
const renderKitHook = <T,>({ kit }: Environment, hook: () => T) =>
  renderHook(hook, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <KitProvider kit={kit}>{children}</KitProvider>
    ),
  })

test('usePortfolio reads the holdings while it is mounted, and again on refresh', async () => {
  const env = await createConnectedEnvironment({ projectId: '' })
  const { result, unmount } = renderKitHook(env, () => usePortfolio())
  await act(async () =>
    last(env.adapter.calls.balance).resolve({
      value: '7000000000000000000',
      decimals: 18,
      symbol: 'ETH',
    }),
  )
  await waitFor(() => expect(result.current.status).toBe('fresh'))
  expect(result.current).toMatchObject({
    data: {
      tokens: [{ symbol: 'ETH', quantity: { numeric: '7' } }],
      hiddenTokens: 0,
      readAt: expect.any(Number),
      coverage: 'configured',
      total: '–',
    },
    problem: null,
    loadMore: null,
  })
  const before = env.adapter.calls.balance.length
  await act(async () => result.current.refresh?.())
  await waitFor(() => expect(env.adapter.calls.balance.length).toBeGreaterThan(before))
  unmount()
})

test('useIdentity returns null without a data service, and for a namespace without a wallet', async () => {
  const env = await createConnectedEnvironment({ projectId: '' })
  expect(renderKitHook(env, () => useIdentity()).result.current).toBeNull()
  expect(renderKitHook(env, () => useIdentity('solana')).result.current).toBeNull()
})

test('ConnectButton shows the name from the name service before the account was opened if useIdentity is mounted', async () => {
  const body = {
    http: ['eip155:1337'],
    ws: [],
    name: 'alice.example',
    avatar: null,
    addresses: { 60: { address } },
    attributes: [],
  }
  const platform = createMemoryPlatform({ fetch: async () => Response.json(body) })
  const { kit } = await createConnectedEnvironment({ platform })
  const NamedButton = () => {
    useIdentity()
    return <ConnectButton />
  }
  renderWithKit(kit, <NamedButton />)
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('alice.example'))
})
