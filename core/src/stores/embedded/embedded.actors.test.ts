import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import type { Network } from '../../domain/network/network.ts'
import { mainnet } from '../../domain/networks/eip155.ts'
import { shortAddress } from '../../domain/text/short-address.ts'
import type { PreparedTransfer } from '../../domain/transfer/transfer.ts'
import { catalogue } from '../../errors/catalogue.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { CompletedRequest } from '../../protocol/deps.ts'
import { createMemoryPlatform } from '../../testing/index.ts'
import { embeddedActors } from './embedded.actors.ts'
import type { CompletionEvent } from './embedded.types.ts'
import { readCompletion } from './read-completion.actors.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test('a batch that cannot be tracked is logged without the cause of the error [O4]', async () => {
  const platform = createMemoryPlatform()
  const cause = new Error(`https://rpc.example/secret failed for ${address}`)
  const adapters = {
    get: async () => ({
      transfer: async () => ({ readSent: async () => ({}) as PreparedTransfer }),
      calls: async () => ({
        wait: async () => {
          throw new KitError(catalogue, 'rpc/internal', {}, { cause })
        },
      }),
    }),
  } as never
  const { readCompletions } = embeddedActors({
    embedded: null,
    storage: null as never,
    platform,
    adapters,
  })
  const actor = createActor(readCompletions).start()
  actor.send({
    type: 'request.completed',
    request: {
      id: 'r1',
      namespace: 'eip155',
      caipNetworkId: mainnet.caipNetworkId,
      address,
      method: 'wallet_sendCalls',
      params: [],
    },
    network: mainnet as unknown as Network,
    result: { id: '1' },
  } satisfies CompletedRequest)
  await vi.waitFor(() => expect(platform.controls.logged).toHaveLength(1))
  expect(platform.controls.logged).toMatchObject([
    { message: 'Tracking a batch of calls failed', error: 'rpc/internal' },
  ])
  actor.stop()
})

test('a completed request of a token without a symbol names the short address of its mint [V2]', async () => {
  const asset = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
  const review = { asset, amount: '5', decimals: 0, symbol: '', to: address }
  const adapters = {
    get: async () => ({
      transfer: async () => ({ readSent: async () => ({ review }) as PreparedTransfer }),
    }),
  } as never
  const sent: CompletionEvent[] = []
  const completed: CompletedRequest = {
    type: 'request.completed',
    request: {
      id: 'r1',
      namespace: 'eip155',
      caipNetworkId: mainnet.caipNetworkId,
      address,
      method: 'eth_sendTransaction',
      params: [],
    },
    network: mainnet as unknown as Network,
    result: null,
  }
  await readCompletion(
    adapters,
    completed,
    (event) => sent.push(event),
    new AbortController().signal,
  )
  const symbol = shortAddress(asset)
  expect(sent).toMatchObject([{ sent: { symbol, amount: expect.stringContaining(symbol) } }])
})
