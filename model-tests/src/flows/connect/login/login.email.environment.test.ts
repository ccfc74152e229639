import { createManualClock, createMemoryPlatform } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import { type AnyActorLogic, createActor, toPromise } from 'xstate'
import type { EmbeddedConnector } from '../../../../../core/src/connectors/connector.ts'
import { timeouts } from '../../../../../core/src/domain/constants.ts'
import { catalogue } from '../../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../../core/src/errors/kit-error.ts'
import { loginActors } from '../../../../../core/src/flows/connect/login/login.actors.ts'
import { loginMachine } from '../../../../../core/src/flows/connect/login/login.machine.ts'
import { createStorage } from '../../../../../core/src/storage/storage.ts'
import { emailInputs } from './login.cases.ts'

const hour = 3_600_000
const run = (logic: AnyActorLogic, input: unknown = undefined) => {
  const actor = createActor(logic, { input })
  const done = toPromise(actor)
  actor.start()
  return done
}

function setUp(connector: Partial<EmbeddedConnector> = {}) {
  const clock = createManualClock()
  clock.advance(hour)
  const platform = createMemoryPlatform({ clock })
  const storage = createStorage({ platform, kitId: 'default' })
  const embedded = Object(connector)
  const actors = loginActors({ adapters: Object({}), embedded, platform, storage })
  const setLast = (time: number) => storage.set('last_email_login_time', String(time))
  /** The end of the wait that the field shows. */
  const shownWait = () => {
    const machine = loginMachine.provide({ actors })
    const actor = createActor(machine, { input: emailInputs.empty }).start()
    const { resendAt } = actor.getSnapshot().context
    actor.stop()
    return resendAt
  }
  return { clock, storage, setLast, shownWait, ...actors }
}

test('the field shows the end of the 30 s after an e-mail, and none after it', () => {
  const { shownWait, setLast, clock } = setUp()
  expect(shownWait()).toBeNull()
  setLast(hour - 10_000)
  expect(shownWait()).toBe(hour + 20_000)
  clock.advance(20_000)
  expect(shownWait()).toBeNull()
})

test('an e-mail is allowed 30 s after a clock that was set back is noticed [L6]', () => {
  const { shownWait, setLast, clock } = setUp()
  setLast(hour + hour)
  expect(shownWait()).toBe(hour + timeouts.emailCooldown)
  clock.advance(timeouts.emailCooldown - 1)
  expect(shownWait()).not.toBeNull()
  clock.advance(1)
  expect(shownWait()).toBeNull()
})

test('submitEmail resolves with the next step and the time of the next e-mail', async () => {
  const { submitEmail } = setUp({ submitEmail: async () => 'VERIFY_OTP' })
  const sent = { action: 'VERIFY_OTP', resendAt: hour + timeouts.emailCooldown }
  expect(await run(submitEmail, { email: 'ada@mail.example' })).toEqual(sent)
})

test('submitEmail resolves with the end of the wait if an e-mail was sent less than 30 s ago', async () => {
  const { submitEmail, setLast } = setUp({
    submitEmail: async () => {
      throw new KitError(catalogue, 'email/throttled', { seconds: '5' })
    },
  })
  setLast(hour - 25_000)
  expect(await run(submitEmail, { email: 'ada@mail.example' })).toEqual({
    action: 'throttled',
    resendAt: hour + 5_000,
  })
})
