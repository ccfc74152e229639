import { expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { accountTypeActors } from './account-type.flow.ts'

const input = { namespace: 'eip155', accountType: 'smartAccount' } as const
const run = (embedded: Parameters<typeof accountTypeActors>[0]['embedded']) => {
  const actor = createActor(accountTypeActors({ embedded }).setAccountType, { input })
  const done = toPromise(actor)
  actor.start()
  return done
}

test('setAccountType asks the embedded wallet for the account of the type', async () => {
  const requests: unknown[] = []
  const connection = { address: '0x1' }
  const setAccountType = async (request: unknown) => {
    requests.push(request)
    return connection
  }
  expect(await run(Object({ setAccountType }))).toBe(connection)
  expect(requests).toEqual([input])
})

test('setAccountType rejects with embedded/unavailable if the kit has no embedded wallet', () =>
  expect(run(null)).rejects.toMatchObject({ code: 'embedded/unavailable' }))
