import type { ViewName } from '@latchkit/core'
import { viewNames } from '@latchkit/core/internal'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ViewCode } from '../kit/defineView.ts'
import { createLoader, type Loader } from '../kit/loader.ts'
import { createTestEnvironment } from '../testing/environment.ts'
import { createPanels } from './createPanels.ts'
import { usePrefetchViews } from './usePrefetchViews.ts'

/** The code of all views. */
const codes = new Map<ViewName, ViewCode>()
beforeAll(async () => {
  const panels = createPanels(createTestEnvironment().kit)
  for (const view of viewNames) {
    await panels.get(view).load()
    const code = panels.get(view).getSnapshot()
    if (code.status === 'ready') codes.set(view, code.value)
  }
})
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Panels of which those of one view have loaded. `loaded`: the others, in their order. */
async function createRecordingPanels(current: ViewName) {
  const loaded: ViewName[] = []
  const loaders = new Map<ViewName, Loader<ViewCode>>()
  for (const [view, code] of codes) {
    loaders.set(
      view,
      createLoader(async () => {
        loaded.push(view)
        return code
      }),
    )
  }
  await loaders.get(current)?.load()
  loaded.length = 0
  const get = (view: ViewName) => {
    const loader = loaders.get(view)
    if (loader === undefined) throw new Error(`No loader for the view ${view}`)
    return loader
  }
  return { loaded, panels: { get } }
}
const { config } = createTestEnvironment({ projectId: 'p' }).kit.state.getSnapshot()
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('usePrefetchViews loads the `next` views one after the other', async () => {
  const { loaded, panels } = await createRecordingPanels('Account')
  renderHook(() => usePrefetchViews(panels, 'Account', config))
  expect(loaded).toEqual([])
  await advance(0)
  expect(loaded).toEqual(['WalletReceive'])
  await advance(viewNames.length)
  expect(loaded).toEqual(['WalletReceive', 'Networks', 'SwitchAddress', 'Profile'])
})

test('usePrefetchViews loads the `next` views of another view 200 ms after it appeared', async () => {
  const { loaded, panels } = await createRecordingPanels('WhatIsANetwork')
  const current: { view: ViewName } = { view: 'WhatIsANetwork' }
  const { rerender } = renderHook(() => usePrefetchViews(panels, current.view, config))
  await advance(200 + viewNames.length)
  expect(loaded).toEqual([])
  current.view = 'WalletReceive'
  rerender()
  await act(() => panels.get('WalletReceive').load())
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
    const enabled = await createRecordingPanels(view)
    const disabled = await createRecordingPanels(view)
    const features = { ...config.features, send: false, receive: false }
    renderHook(() => usePrefetchViews(enabled.panels, view, { ...config, ...on }))
    renderHook(() =>
      usePrefetchViews(disabled.panels, view, { ...config, remote: false, features }),
    )
    await advance(200 + viewNames.length)
    expect([enabled.loaded.includes(next), disabled.loaded.includes(next)]).toEqual([true, false])
  },
)

test('usePrefetchViews stops on unmount', async () => {
  const { loaded, panels } = await createRecordingPanels('Account')
  const { unmount } = renderHook(() => usePrefetchViews(panels, 'Account', config))
  await advance(0)
  unmount()
  await advance(10_000)
  expect(loaded).toHaveLength(1)
})
