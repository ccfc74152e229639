// @vitest-environment node
import { expect, test } from 'vitest'
import { createKit } from '../kit/create-kit.ts'
import { createNodePlatform } from './node-platform.ts'

const program = { name: 'A program', url: 'https://program.example/about' }

test('createNodePlatform provides clock, randomness and fetch, and the facts of the program', async () => {
  const { clock, random, fetch, page } = createNodePlatform(program)
  const before = Date.now()
  const now = clock.now()
  expect(now >= before && now <= Date.now()).toBe(true)
  expect(random.uuid()).toMatch(/^[0-9a-f-]{36}$/)
  expect(await (await fetch('data:text/plain,hello')).text()).toBe('hello')
  expect(page.facts()).toEqual({
    title: 'A program',
    description: '',
    url: program.url,
    origin: 'https://program.example',
    icon: '',
  })
  expect(page.device()).toMatchObject({ mobile: false, framed: false })
})

test('createNodePlatform keeps storage and databases in memory', async () => {
  const { storage, database } = createNodePlatform(program)
  storage?.set('a', '1')
  await database('one').set('b', '2')
  expect([
    storage?.get('a'),
    await database('one').get('b'),
    await database('two').get('b'),
  ]).toEqual(['1', '2', null])
  expect(await database('one').isPersistent()).toBe(false)
})

test('createKit with createNodePlatform has the name and URL of the program as metadata', async () => {
  const networks = [
    {
      id: 1,
      name: 'One',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [] } },
    },
  ]
  const kit = createKit({ projectId: 'p', networks, platform: createNodePlatform(program) })
  expect(kit.state.getSnapshot().config.metadata).toMatchObject({
    name: 'A program',
    url: 'https://program.example',
  })
  await expect(kit.ready()).resolves.toBeUndefined()
  kit.stop()
})
