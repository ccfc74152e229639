import { expect, test } from 'vitest'
import { connectExternalFlow } from '../flows/index.ts'
import { address, connection, connectWallet, createTestKit, settle } from './kit.fixture.ts'

test('watch calls the listener immediately and after each change of the selected part, until unsubscribe', async () => {
  const { kit } = createTestKit()
  const values: unknown[] = []
  const stop = kit.watch(
    ({ config }) => config.themeMode,
    (mode) => values.push(mode),
  )
  kit.settings.update({ termsConditionsUrl: 'https://page.example/terms' })
  kit.settings.update({ themeMode: 'dark' })
  stop()
  kit.settings.update({ themeMode: 'light' })
  await settle()
  expect(values).toEqual([null, 'dark'])
})

test('watch compares a selected object key by key', async () => {
  const env = createTestKit()
  const values: unknown[] = []
  env.kit.watch(
    ({ accounts, network }) => ({
      address: accounts.eip155?.address ?? null,
      network: network.active?.name ?? null,
    }),
    (parts) => values.push(parts),
  )
  env.kit.settings.update({ themeMode: 'dark' })
  await connectWallet(env)
  expect(values).toEqual([
    { address: null, network: 'Chain 1337' },
    { address, network: 'Chain 1337' },
  ])
})

test('watch calls other listeners if a listener throws', async () => {
  const { kit } = createTestKit()
  const values: unknown[] = []
  const mode = ({ config }: ReturnType<typeof kit.state.getSnapshot>) => config.themeMode
  kit.watch(mode, (value) => {
    if (value === 'dark') throw new Error('listener failed')
  })
  kit.watch(mode, (value) => values.push(value))
  kit.settings.update({ themeMode: 'dark' })
  await settle()
  expect(values).toEqual([null, 'dark'])
})

test('watch does not call a listener that an earlier listener has unsubscribed', async () => {
  const { kit } = createTestKit()
  const mode = ({ config }: ReturnType<typeof kit.state.getSnapshot>) => config.themeMode
  const values: unknown[] = []
  let stop = () => {}
  kit.watch(mode, () => stop())
  stop = kit.watch(mode, (value) => values.push(value))
  kit.settings.update({ themeMode: 'dark' })
  await settle()
  expect(values).toEqual([null])
})

test('watch unsubscribes when the signal aborts, also during the first call', async () => {
  const { kit } = createTestKit()
  const controller = new AbortController()
  const values: unknown[] = []
  kit.watch(
    ({ config }) => config.themeMode,
    (mode) => {
      values.push(mode)
      controller.abort()
    },
    controller.signal,
  )
  kit.settings.update({ themeMode: 'dark' })
  await settle()
  expect(values).toEqual([null])
})

test('watch with an aborted signal does not call the listener', async () => {
  const { kit } = createTestKit()
  const values: unknown[] = []
  const read = ({ config }: { config: { themeMode: unknown } }) => config.themeMode
  kit.watch(read, (mode) => values.push(mode), AbortSignal.abort())
  kit.settings.update({ themeMode: 'dark' })
  await settle()
  expect(values).toEqual([])
})

test('run stops the flow and aborts its wallet request when the signal aborts', async () => {
  const { kit, adapter } = createTestKit()
  await kit.load()
  const controller = new AbortController()
  const running = await kit.run(connectExternalFlow, { connectorId: 'fox' }, controller.signal)
  await settle()
  expect(running.view().step).toBe('requesting')
  controller.abort()
  expect(running.outcome()).toEqual({ status: 'aborted' })
  expect(adapter.calls.connect[0]?.signal.aborted).toBe(true)
  adapter.calls.connect[0]?.resolve(connection())
  await settle()
  expect(kit.account.get().status).toBe('disconnected')
})

test('run rejects and does not start the flow if the signal aborts while the code loads', async () => {
  const { kit, adapter } = createTestKit()
  const controller = new AbortController()
  const running = kit.run(connectExternalFlow, { connectorId: 'fox' }, controller.signal)
  controller.abort()
  await expect(running).rejects.toMatchObject({ code: 'kit/aborted' })
  await settle()
  expect(adapter.calls.connect).toEqual([])
})

test('the type of run checks the data of the flow', () => {
  const { kit } = createTestKit()
  // @ts-expect-error the field is named `connectorId`
  const wrong = () => kit.run(connectExternalFlow, { connector: 'fox' })
  const right = () => kit.run(connectExternalFlow, { connectorId: 'fox', namespace: 'eip155' })
  expect([typeof wrong, typeof right]).toEqual(['function', 'function'])
})
