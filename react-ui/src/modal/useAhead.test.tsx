import type { ViewName } from '@latchkit/core'
import { viewNames } from '@latchkit/core/utils'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLoader, type Loader } from '../kit/loader.ts'
import { useAhead } from './useAhead.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Panels that write down in which order they were fetched. */
function shelf() {
  const fetched: ViewName[] = []
  const loaders = new Map<ViewName, Loader<ComponentType>>()
  for (const view of viewNames) {
    loaders.set(
      view,
      createLoader(async () => {
        fetched.push(view)
        return () => null
      }),
    )
  }
  const of = (view: ViewName) => {
    const loader = loaders.get(view)
    if (loader === undefined) throw new Error(view)
    return loader
  }
  return { fetched, panels: { of } }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('the views beneath the first one are fetched one after the other once the modal stands, those that are here left out', async () => {
  const { fetched, panels } = shelf()
  await panels.of('Connect').load()
  renderHook(() => useAhead(panels))
  await pass(249)
  expect(fetched).toEqual(['Connect'])
  await pass(1)
  expect(fetched).toEqual(['Connect', viewNames.find((view) => view !== 'Connect')])
  await pass(viewNames.length)
  expect([...fetched].sort()).toEqual([...viewNames].sort())
})

test('a modal that is gone fetches nothing more', async () => {
  const { fetched, panels } = shelf()
  const { unmount } = renderHook(() => useAhead(panels))
  await pass(250)
  unmount()
  await pass(10_000)
  expect(fetched).toHaveLength(1)
})
