import { expect, test } from 'vitest'
import { address, connect, createWorld, granted, settle } from './kit.fixture.ts'

// a flow is lazy to the kit, in its tests too
const { connectExternalFlow } = await import('../flows/connect/external/index.ts')

test('a part is handed over at once, and again only when it changes, until it is stopped', async () => {
  const { kit } = createWorld()
  const seen: unknown[] = []
  const stop = kit.watch(
    ({ config }) => config.themeMode,
    (mode) => seen.push(mode),
  )
  kit.settings.update({ termsConditionsUrl: 'https://page.example/terms' })
  kit.settings.update({ themeMode: 'dark' })
  stop()
  kit.settings.update({ themeMode: 'light' })
  await settle()
  expect(seen).toEqual([null, 'dark'])
})

test('what is put together of several parts is compared key by key', async () => {
  const world = createWorld()
  const seen: unknown[] = []
  world.kit.watch(
    ({ accounts, network }) => ({
      address: accounts.eip155?.address ?? null,
      network: network.active?.name ?? null,
    }),
    (parts) => seen.push(parts),
  )
  world.kit.settings.update({ themeMode: 'dark' })
  await connect(world)
  expect(seen).toEqual([
    { address: null, network: 'Chain 1337' },
    { address, network: 'Chain 1337' },
  ])
})

test('a listener that throws keeps no other from hearing', async () => {
  const { kit } = createWorld()
  const seen: unknown[] = []
  const mode = ({ config }: ReturnType<typeof kit.state.getSnapshot>) => config.themeMode
  kit.watch(mode, (now) => {
    if (now === 'dark') throw new Error('not ready for the dark')
  })
  kit.watch(mode, (now) => seen.push(now))
  kit.settings.update({ themeMode: 'dark' })
  await settle()
  expect(seen).toEqual([null, 'dark'])
})

test('a listener that another one takes back hears nothing more, not even of the same news', async () => {
  const { kit } = createWorld()
  const mode = ({ config }: ReturnType<typeof kit.state.getSnapshot>) => config.themeMode
  const seen: unknown[] = []
  let stop = () => {}
  kit.watch(mode, () => stop())
  stop = kit.watch(mode, (now) => seen.push(now))
  kit.settings.update({ themeMode: 'dark' })
  await settle()
  expect(seen).toEqual([null])
})

test('a signal stops watching, also while the first part is being handed over', async () => {
  const { kit } = createWorld()
  const left = new AbortController()
  const seen: unknown[] = []
  kit.watch(
    ({ config }) => config.themeMode,
    (mode) => {
      seen.push(mode)
      left.abort()
    },
    left.signal,
  )
  kit.settings.update({ themeMode: 'dark' })
  await settle()
  expect(seen).toEqual([null])
})

test('with a signal that has gone off before, nothing is watched', async () => {
  const { kit } = createWorld()
  const seen: unknown[] = []
  const read = ({ config }: { config: { themeMode: unknown } }) => config.themeMode
  kit.watch(read, (mode) => seen.push(mode), AbortSignal.abort())
  kit.settings.update({ themeMode: 'dark' })
  await settle()
  expect(seen).toEqual([])
})

test('a flow of the page is stopped by its signal, and its wallet hears of it', async () => {
  const { kit, adapter } = createWorld()
  await kit.load()
  const left = new AbortController()
  const running = await kit.run(connectExternalFlow, { connectorId: 'fox' }, left.signal)
  await settle()
  expect(running.view().step).toBe('asking')
  left.abort()
  expect(running.outcome()).toEqual({ status: 'aborted' })
  expect(adapter.calls.connect[0]?.signal.aborted).toBe(true)
  adapter.calls.connect[0]?.resolve(granted())
  await settle()
  expect(kit.account.get().status).toBe('disconnected')
})

test('a flow that was left while its code was on its way never begins', async () => {
  const { kit, adapter } = createWorld()
  const left = new AbortController()
  const running = kit.run(connectExternalFlow, { connectorId: 'fox' }, left.signal)
  left.abort()
  await expect(running).rejects.toMatchObject({ code: 'kit/aborted' })
  await settle()
  expect(adapter.calls.connect).toEqual([])
})

test('what a flow is begun with is checked where the page is written', () => {
  const { kit } = createWorld()
  // @ts-expect-error the wallet is named by `connectorId`
  const wrong = () => kit.run(connectExternalFlow, { connector: 'fox' })
  const right = () => kit.run(connectExternalFlow, { connectorId: 'fox', namespace: 'eip155' })
  expect([typeof wrong, typeof right]).toEqual(['function', 'function'])
})
