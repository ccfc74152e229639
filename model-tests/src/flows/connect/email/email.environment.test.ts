import { createManualClock, createMemoryPlatform } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import { type AnyActorLogic, createActor, toPromise } from 'xstate'
import type { EmbeddedConnector } from '../../../../../core/src/connectors/connector.ts'
import { toCaipNetworkId } from '../../../../../core/src/domain/caip/caip.ts'
import { timeouts } from '../../../../../core/src/domain/constants.ts'
import { KitError } from '../../../../../core/src/errors/kit-error.ts'
import { emailActors } from '../../../../../core/src/flows/connect/email/email.actors.ts'
import { createStorage } from '../../../../../core/src/storage/storage.ts'

const hour = 3_600_000
const run = (logic: AnyActorLogic, input: unknown = undefined) => {
  const actor = createActor(logic, { input })
  const done = toPromise(actor)
  actor.start()
  return done
}

function setUp(connector: Partial<EmbeddedConnector> | null = {}) {
  const clock = createManualClock()
  clock.advance(hour)
  const platform = createMemoryPlatform({ clock })
  const storage = createStorage({ platform, kitId: 'default' })
  const loaded: string[] = []
  const adapters = Object({ get: async (namespace: string) => void loaded.push(namespace) })
  const embedded = connector && Object(connector)
  const actors = emailActors({ adapters, embedded, platform, storage })
  const setLast = (time: number) => storage.set('last_email_login_time', String(time))
  return { clock, storage, loaded, setLast, ...actors }
}

test('readCooldown resolves with the end of the 30 s after an e-mail, and with null after it', async () => {
  const { readCooldown, setLast, clock } = setUp()
  expect(await run(readCooldown)).toBeNull()
  setLast(hour - 10_000)
  expect(await run(readCooldown)).toBe(hour + 20_000)
  clock.advance(20_000)
  expect(await run(readCooldown)).toBeNull()
})

test('an e-mail is allowed 30 s after a clock that was set back is noticed [L6]', async () => {
  const { readCooldown, setLast, clock } = setUp()
  setLast(hour + hour)
  expect(await run(readCooldown)).toBe(hour + timeouts.emailCooldown)
  clock.advance(timeouts.emailCooldown - 1)
  expect(await run(readCooldown)).not.toBeNull()
  clock.advance(1)
  expect(await run(readCooldown)).toBeNull()
})

test('submitEmail and resendCode resolve with the next step and the time of the next e-mail', async () => {
  const { submitEmail, resendCode } = setUp({ submitEmail: async () => 'VERIFY_OTP' })
  const sent = { action: 'VERIFY_OTP', resendAt: hour + timeouts.emailCooldown }
  expect(await run(submitEmail, { email: 'ada@mail.example' })).toEqual(sent)
  expect(await run(resendCode, { email: 'ada@mail.example' })).toEqual(sent)
})

test('submitEmail resolves with the end of the wait if an e-mail was sent less than 30 s ago', async () => {
  const { submitEmail, setLast } = setUp({
    submitEmail: async () => {
      throw new KitError('email/throttled', { seconds: '5' })
    },
  })
  setLast(hour - 25_000)
  expect(await run(submitEmail, { email: 'ada@mail.example' })).toEqual({
    action: 'throttled',
    resendAt: hour + 5_000,
  })
})

test('connectUser connects the network, and loads the adapter of its namespace', async () => {
  const requests: unknown[] = []
  const connection = Object({ address: '0x1' })
  const { connectUser, loaded } = setUp({
    async connect(request) {
      requests.push(request)
      return connection
    },
  })
  const input = { caipNetworkId: toCaipNetworkId('solana:1'), socialUri: null }
  expect(await run(connectUser, input)).toBe(connection)
  expect([requests, loaded]).toEqual([[input], ['solana']])
})

test('the requests of the e-mail login reject with embedded/unavailable if the kit has no embedded wallet', async () => {
  const { submitEmail, confirmDevice, confirmCode, connectUser } = setUp(null)
  const input = { email: 'e', code: '1', caipNetworkId: toCaipNetworkId('eip155:1') }
  for (const logic of [submitEmail, confirmDevice, confirmCode, connectUser])
    await expect(run(logic, input)).rejects.toMatchObject({ code: 'embedded/unavailable' })
})
