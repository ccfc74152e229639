import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { KitProvider } from '../kit/KitProvider.tsx'
import { connectedWorld, last } from '../testing/modal.tsx'
import { useIdentity } from './useIdentity.ts'
import { usePortfolio } from './usePortfolio.ts'

afterEach(cleanup)

type World = Awaited<ReturnType<typeof connectedWorld>>
const use = <T,>({ kit }: World, hook: () => T) =>
  renderHook(hook, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <KitProvider kit={kit}>{children}</KitProvider>
    ),
  })

test('usePortfolio: what is held is read while somebody looks; refresh reads it anew', async () => {
  const world = await connectedWorld({ projectId: '' })
  const { result, unmount } = use(world, () => usePortfolio())
  await act(async () =>
    last(world.adapter.calls.balance).resolve({
      value: '7000000000000000000',
      decimals: 18,
      symbol: 'ETH',
    }),
  )
  await waitFor(() => expect(result.current.status).toBe('unsupported'))
  expect(result.current).toMatchObject({
    tokens: [{ symbol: 'ETH', quantity: { numeric: '7' } }],
    hidden: 0,
    total: '—',
  })
  const before = world.adapter.calls.balance.length
  await act(async () => result.current.refresh())
  await waitFor(() => expect(world.adapter.calls.balance.length).toBeGreaterThan(before))
  unmount()
})

test('useIdentity: none where no service answers, and none of a namespace nobody is connected in', async () => {
  const world = await connectedWorld({ projectId: '' })
  expect(use(world, () => useIdentity()).result.current).toBeNull()
  expect(use(world, () => useIdentity('solana')).result.current).toBeNull()
})
