import { expect, test } from 'vitest'
import { type AnyActorLogic, createActor, toPromise } from 'xstate'
import { toCaipNetworkId } from '../../../domain/caip/caip.ts'
import { farcasterActors } from './farcaster.actors.ts'

const input = { caipNetworkId: toCaipNetworkId('eip155:1'), socialUri: null }
const run = (logic: AnyActorLogic) => {
  const actor = createActor(logic, { input })
  const done = toPromise(actor)
  actor.start()
  return done
}

test('the actors of Farcaster call the connector of the embedded wallet, and load the adapter of the namespace', async () => {
  const calls: unknown[] = []
  const { requestUrl, waitForApproval, connectUser } = farcasterActors({
    adapters: Object({ get: async (namespace: string) => calls.push(namespace) }),
    embedded: Object({
      farcasterUrl: async () => 'https://farcaster.example/',
      confirmFarcaster: async () => ({ userName: 'ada' }),
      connect: async (request: unknown) => calls.push(request),
    }),
  })
  expect(await run(requestUrl)).toBe('https://farcaster.example/')
  expect(await run(waitForApproval)).toEqual({ userName: 'ada' })
  await run(connectUser)
  expect(calls).toEqual(['eip155', input])
})

test('the actors of Farcaster reject with embedded/unavailable if the kit has no embedded wallet', async () => {
  for (const logic of Object.values(farcasterActors({ adapters: Object({}), embedded: null })))
    await expect(run(logic)).rejects.toMatchObject({ code: 'embedded/unavailable' })
})
