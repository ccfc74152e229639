import { expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { switchNetworkActors } from './switch-network.flow.ts'

test('connectNamespace connects with the login, and loads the adapter of the namespace', async () => {
  const connection = Object({ address: '0x1' })
  const calls: unknown[] = []
  const { connectNamespace } = switchNetworkActors({
    adapters: Object({ get: async (namespace: string) => void calls.push(namespace) }),
    embedded: Object({
      async connect(request: unknown) {
        calls.push(request)
        return connection
      },
    }),
  })
  const caipNetworkId = toCaipNetworkId('solana:1')
  const network = Object({ caipNetworkId, chainNamespace: 'solana' })
  const actor = createActor(connectNamespace, { input: { network, connectorId: 'ID_AUTH' } })
  const done = toPromise(actor)
  actor.start()
  expect(await done).toBe(connection)
  expect(calls).toEqual(['solana', { caipNetworkId, socialUri: null }])
})
