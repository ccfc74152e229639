import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { EntryContext } from '../kit/EntryContext.ts'
import { KitProvider } from '../kit/KitProvider.tsx'
import { connectedWorld } from '../testing/modal.tsx'
import type { createTestWorld } from '../testing/world.ts'
import { useActivity } from './useActivity.ts'
import { useArmed } from './useArmed.ts'
import { useNfts } from './useNfts.ts'

afterEach(cleanup)

type World = Pick<ReturnType<typeof createTestWorld>, 'kit'>
const use = <T,>({ kit }: World, hook: () => T, entry: string | null = null) =>
  renderHook(hook, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <KitProvider kit={kit}>
        <EntryContext.Provider value={entry}>{children}</EntryContext.Provider>
      </KitProvider>
    ),
  }).result

test('activity is read on its own page by what that holds, and as a part of another page by itself', async () => {
  const world = await connectedWorld()
  await act(() => world.kit.open({ view: 'Account' }))
  const onAccount = use(world, useActivity, world.kit.store.getSnapshot().router.entry.key)
  await waitFor(() => expect(onAccount.current).not.toBeNull())
  expect(Object.values(world.kit.flows.getSnapshot()).map(({ id }) => id)).not.toContain('activity')

  act(() => world.kit.navigate.push('Transactions'))
  const { key } = world.kit.store.getSnapshot().router.entry
  const onItsOwn = use(world, useActivity, key)
  await waitFor(() => expect(onItsOwn.current).not.toBeNull())
  expect(world.kit.flows.getSnapshot()[key]?.id).toBe('activity')
})

test('NFTs are told by the source of the page, and may be asked for again where it failed', async () => {
  let asked = 0
  const nfts = async () => {
    asked += 1
    if (asked === 1) throw new Error('Not now')
    return [{ id: '1', name: 'Leaf', collection: 'Trees', image: null }]
  }
  const held = use(await connectedWorld({ nfts }), useNfts)
  expect(held.current).toBeNull()
  await waitFor(() => expect(held.current?.step).toBe('failed'))
  act(() => {
    if (held.current?.step === 'failed') held.current.retry()
  })
  await waitFor(() =>
    expect(held.current).toMatchObject({ step: 'read', nfts: [{ name: 'Leaf' }], more: null }),
  )
})

test('what has just been drawn is not armed yet', async () => {
  const armed = use(await connectedWorld(), useArmed)
  expect(armed.current).toBe(false)
  await waitFor(() => expect(armed.current).toBe(true))
})
