import { createManualClock, createMemoryPlatform } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import { type AnyActorLogic, createActor, toPromise } from 'xstate'
import type { EmbeddedConnector } from '../../../../core/src/connectors/connector.ts'
import { timeouts } from '../../../../core/src/domain/constants.ts'
import { catalogue } from '../../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import { updateEmailActors } from '../../../../core/src/flows/update-email/update-email.flow.ts'
import { updateEmailMachine } from '../../../../core/src/flows/update-email/update-email.machine.ts'
import { createStorage } from '../../../../core/src/storage/storage.ts'
import { newEmail, updateEmailInputs } from './update-email.cases.ts'

const hour = 3_600_000
const run = (logic: AnyActorLogic, input: unknown = undefined) => {
  const actor = createActor(logic, { input })
  const done = toPromise(actor)
  actor.start()
  return done
}
function setUp(connector: Partial<EmbeddedConnector>) {
  const clock = createManualClock()
  clock.advance(hour)
  const platform = createMemoryPlatform({ clock })
  const storage = createStorage({ platform, kitId: 'default' })
  const actors = updateEmailActors({ embedded: Object(connector), platform, storage })
  return { storage, actors, ...actors }
}

test('submitEmail of a change resolves with the next step and the time of the next e-mail [EM16]', async () => {
  const { submitEmail } = setUp({ updateEmail: async () => 'VERIFY_PRIMARY_OTP' })
  expect(await run(submitEmail, { email: newEmail })).toEqual({
    action: 'VERIFY_PRIMARY_OTP',
    resendAt: hour + timeouts.emailCooldown,
  })
})

test('submitEmail of a change resolves with the end of the wait if an e-mail was sent less than 30 s ago [EM16]', async () => {
  const { storage, actors, submitEmail } = setUp({
    async updateEmail() {
      throw new KitError(catalogue, 'email/throttled', { seconds: '5' })
    },
  })
  storage.set('last_email_login_time', String(hour - 25_000))
  const machine = updateEmailMachine.provide({ actors })
  const actor = createActor(machine, { input: updateEmailInputs.withEmail }).start()
  expect(actor.getSnapshot().context.resendAt).toBe(hour + 5_000)
  actor.stop()
  expect(await run(submitEmail, { email: newEmail })).toEqual({
    action: 'throttled',
    resendAt: hour + 5_000,
  })
})
