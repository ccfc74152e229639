import { expect, test } from 'vitest'
import { createLoader } from './loader.ts'

test('nothing is fetched before it is wanted, and once is enough', async () => {
  let fetches = 0
  const loader = createLoader(async () => (fetches += 1))
  expect(loader.getSnapshot()).toEqual({ status: 'idle' })
  await Promise.all([loader.load(), loader.load()])
  await loader.load()
  expect(fetches).toBe(1)
  expect(loader.getSnapshot()).toEqual({ status: 'ready', value: 1 })
})

test('P4: what did not arrive is tried once more, then it has failed, and a retry may succeed', async () => {
  let fetches = 0
  const loader = createLoader(async () => {
    fetches += 1
    if (fetches < 3) throw new Error('404')
    return 'here'
  })
  await loader.load()
  expect(fetches).toBe(2)
  expect(loader.getSnapshot()).toEqual({ status: 'failed' })
  await loader.load()
  expect(loader.getSnapshot()).toEqual({ status: 'ready', value: 'here' })
})

test('whoever listens hears of every step until they stop', async () => {
  const loader = createLoader(async () => 'here')
  const heard: string[] = []
  const stop = loader.subscribe(() => heard.push(loader.getSnapshot().status))
  await loader.load()
  stop()
  expect(heard).toEqual(['loading', 'ready'])
})
