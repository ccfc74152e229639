import { expect, test } from 'vitest'
import { createLoader } from './loader.ts'

test('createLoader loads nothing until load() is called, and loads once', async () => {
  let loads = 0
  const loader = createLoader(async () => {
    loads += 1
    return loads
  })
  expect(loader.getSnapshot()).toEqual({ status: 'idle' })
  await Promise.all([loader.load(), loader.load()])
  await loader.load()
  expect(loads).toBe(1)
  expect(loader.getSnapshot()).toEqual({ status: 'ready', value: 1 })
})

test('createLoader has the status failed after a failed load, and load() tries again [P4]', async () => {
  let loads = 0
  const loader = createLoader(async () => {
    loads += 1
    if (loads < 2) throw new Error('404')
    return 'loaded'
  })
  await loader.load()
  expect(loads).toBe(1)
  expect(loader.getSnapshot()).toEqual({ status: 'failed' })
  await loader.load()
  expect(loader.getSnapshot()).toEqual({ status: 'ready', value: 'loaded' })
})

test('createLoader notifies its listeners of each status until they unsubscribe', async () => {
  const loader = createLoader(async () => 'loaded')
  const statuses: string[] = []
  const unsubscribe = loader.subscribe(() => statuses.push(loader.getSnapshot().status))
  await loader.load()
  unsubscribe()
  expect(statuses).toEqual(['loading', 'ready'])
})
