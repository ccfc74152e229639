import type { ViewName } from '@latchkit/core'
import { viewNames } from '@latchkit/core/internal'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLoader, type Loader } from '../kit/loader.ts'
import { createTestEnvironment } from '../testing/environment.ts'
import { usePrefetchViews } from './usePrefetchViews.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Panels that record the order in which they load. */
function createRecordingPanels() {
  const loaded: ViewName[] = []
  const loaders = new Map<ViewName, Loader<ComponentType>>()
  for (const view of viewNames) {
    loaders.set(
      view,
      createLoader(async () => {
        loaded.push(view)
        return () => null
      }),
    )
  }
  const get = (view: ViewName) => {
    const loader = loaders.get(view)
    if (loader === undefined) throw new Error(`No loader for the view ${view}`)
    return loader
  }
  return { loaded, panels: { get } }
}
const { config } = createTestEnvironment({ projectId: 'p' }).kit.state.getSnapshot()
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('usePrefetchViews loads the views that can follow one after the other', async () => {
  const { loaded, panels } = createRecordingPanels()
  await panels.get('Connect').load()
  renderHook(() => usePrefetchViews(panels, 'Connect', config))
  expect(loaded).toEqual(['Connect'])
  await advance(0)
  expect(loaded).toEqual(['Connect', 'ConnectingExternal'])
  await advance(viewNames.length)
  expect(loaded).toEqual([
    'Connect',
    'ConnectingExternal',
    'AllWallets',
    'ConnectingWalletConnect',
    'GetWallet',
    'WhatIsAWallet',
  ])
})

test('usePrefetchViews loads the views that can follow the next view 500 ms after it appeared', async () => {
  const { loaded, panels } = createRecordingPanels()
  const current: { view: ViewName } = { view: 'WhatIsANetwork' }
  const { rerender } = renderHook(() => usePrefetchViews(panels, current.view, config))
  await advance(500 + viewNames.length)
  expect(loaded).toEqual([])
  current.view = 'WalletReceive'
  rerender()
  await advance(499)
  expect(loaded).toEqual([])
  await advance(1 + viewNames.length)
  expect(loaded).toEqual(['WalletCompatibleNetworks'])
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
  ['Account', 'WalletSend', {}],
  ['Account', 'WalletReceive', {}],
  ['Account', 'Transactions', { remoteFeatures: withActivity }],
  ['Connect', 'ConnectingWalletConnect', {}],
  ['ConnectingExternal', 'SIWXSignMessage', { signIn: true }],
] as const)(
  'usePrefetchViews on %s loads %s only while its feature is on',
  async (view, next, on) => {
    const [enabled, disabled] = [createRecordingPanels(), createRecordingPanels()]
    const features = { ...config.features, send: false, receive: false }
    renderHook(() => usePrefetchViews(enabled.panels, view, { ...config, ...on }))
    renderHook(() =>
      usePrefetchViews(disabled.panels, view, { ...config, remote: false, features }),
    )
    await advance(500 + viewNames.length)
    expect([enabled.loaded.includes(next), disabled.loaded.includes(next)]).toEqual([true, false])
  },
)

test('usePrefetchViews stops on unmount', async () => {
  const { loaded, panels } = createRecordingPanels()
  const { unmount } = renderHook(() => usePrefetchViews(panels, 'Connect', config))
  await advance(0)
  unmount()
  await advance(10_000)
  expect(loaded).toHaveLength(1)
})
