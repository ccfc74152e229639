import type { KitState, ViewName } from '@latchkit/core'
import { viewNames } from '@latchkit/core/internal'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ViewCode } from '../kit/defineView.ts'
import { KitContext } from '../kit/KitContext.ts'
import { createTestContext } from '../testing/context.ts'
import { createTestEnvironment } from '../testing/environment.ts'
import { panelLoader } from './panelLoader.ts'
import { usePrefetchViews } from './usePrefetchViews.ts'

/** The code of all views. */
const codes = new Map<ViewName, ViewCode>()
beforeAll(async () => {
  const context = createTestContext(createTestEnvironment().kit)
  for (const view of viewNames) {
    const loader = panelLoader(context, view)
    await loader.load()
    const code = loader.current()
    if (code !== null) codes.set(view, code)
  }
})
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const { features } = createTestEnvironment().kit.state.getSnapshot().config

/**
 * Renders the hook in a kit with other settings, in which the code of one view has loaded. `loaded`:
 * the other views, in their order.
 */
async function renderRecording(current: ViewName, settings: Partial<KitState['config']> = {}) {
  const loaded: ViewName[] = []
  const { kit } = createTestEnvironment({ projectId: 'p' })
  const stateWithSettings = () => {
    const { config, ...state } = kit.state.getSnapshot()
    return { ...state, config: { ...config, ...settings } }
  }
  let snapshot = stateWithSettings()
  kit.state.subscribe(() => {
    snapshot = stateWithSettings()
  })
  const state = { ...kit.state, getSnapshot: () => snapshot }
  const context = createTestContext({ ...kit, state }, async (view) => {
    loaded.push(view)
    const code = codes.get(view)
    if (code === undefined) throw new Error(`The view ${view} has no code`)
    return code
  })
  await panelLoader(context, current).load()
  loaded.length = 0
  const rendered = renderHook(({ view }) => usePrefetchViews(view), {
    initialProps: { view: current },
    wrapper: ({ children }: { children: ReactNode }) => (
      <KitContext.Provider value={context}>{children}</KitContext.Provider>
    ),
  })
  return { loaded, context, kit, ...rendered }
}
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('usePrefetchViews loads the `next` views one after the other', async () => {
  const { loaded } = await renderRecording('Account')
  expect(loaded).toEqual([])
  await advance(0)
  expect(loaded).toEqual(['WalletReceive'])
  await advance(viewNames.length)
  expect(loaded).toEqual(['WalletReceive', 'Networks', 'SwitchAddress', 'Profile'])
})

test('usePrefetchViews loads the `next` views of another view 200 ms after it appeared', async () => {
  const { loaded, context, rerender } = await renderRecording('WhatIsANetwork')
  await advance(200 + viewNames.length)
  expect(loaded).toEqual([])
  rerender({ view: 'WalletReceive' })
  await act(() => panelLoader(context, 'WalletReceive').load())
  await advance(199)
  expect(loaded).toEqual(['WalletReceive'])
  await advance(1 + viewNames.length)
  expect(loaded).toEqual(['WalletReceive', 'WalletCompatibleNetworks'])
})

const withActivity = {
  email: false,
  socials: false,
  swaps: false,
  onramp: false,
  activity: true,
  branding: false,
} as const

test.each([
  ['Connect', 'ConnectingMultiChain', { namespaces: ['eip155', 'solana'] }],
  ['Account', 'WalletReceive', {}],
  ['Account', 'Transactions', { remoteFeatures: withActivity }],
  ['AllWallets', 'ConnectingWalletConnect', {}],
  ['ConnectingExternal', 'SIWXSignMessage', { signIn: true }],
] as const)(
  'usePrefetchViews on %s loads %s only while its feature is on',
  async (view, next, on) => {
    const enabled = await renderRecording(view, on)
    const disabled = await renderRecording(view, {
      remote: false,
      features: { ...features, send: false, receive: false },
    })
    await advance(200 + viewNames.length)
    expect([enabled.loaded.includes(next), disabled.loaded.includes(next)]).toEqual([true, false])
  },
)

test('usePrefetchViews does not wait again when a setting changes that turns no view on or off', async () => {
  const { loaded, context, kit, rerender } = await renderRecording('WhatIsANetwork')
  rerender({ view: 'WalletReceive' })
  await act(() => panelLoader(context, 'WalletReceive').load())
  await advance(199)
  await act(() => kit.settings.update({ themeMode: 'dark' }))
  await advance(1 + viewNames.length)
  expect(loaded).toEqual(['WalletReceive', 'WalletCompatibleNetworks'])
})

test('usePrefetchViews stops on unmount', async () => {
  const { loaded, unmount } = await renderRecording('Account')
  await advance(0)
  unmount()
  await advance(10_000)
  expect(loaded).toHaveLength(1)
})
