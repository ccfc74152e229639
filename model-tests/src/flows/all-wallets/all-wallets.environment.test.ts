import { createKit } from '@latchkit/core'
import { createMemoryPlatform } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import { type AnyActorLogic, createActor, toPromise } from 'xstate'
import { allWalletsActors } from '../../../../core/src/flows/all-wallets/all-wallets.actors.ts'
import { allWalletsInput } from '../../../../core/src/flows/all-wallets/all-wallets.input.ts'
import type { WalletsRequest } from '../../../../core/src/flows/all-wallets/all-wallets.types.ts'
import { lynx, mainnet, solana } from '../../samples.ts'
import { pages } from './all-wallets.cases.ts'

const request: WalletsRequest = {
  page: 1,
  entries: 40,
  include: [],
  exclude: [],
  chains: [],
  search: 'ly',
  certified: true,
}

test.each(['loadPage', 'searchWallets'] as const)(
  '%s sends one directory request, returns its result, and aborts it when the actor stops',
  async (name) => {
    const received: { query: unknown; signal: AbortSignal }[] = []
    const wallets = (query: unknown, signal: AbortSignal) => {
      received.push({ query, signal })
      return received.length === 1 ? Promise.resolve(pages.match) : new Promise(() => {})
    }
    const logic = allWalletsActors({ directory: Object({ wallets }) })[name]
    const createRequest = () => createActor<AnyActorLogic>(logic, { input: request })
    const first = createRequest()
    const done = toPromise(first)
    first.start()
    expect(await done).toEqual(pages.match)
    createRequest().start().stop()
    expect(received.map(({ query, signal }) => [query, signal.aborted])).toEqual([
      [request, false],
      [request, true],
    ])
  },
)

test("allWalletsInput returns the listed wallets and the page's networks", () => {
  const options = {
    projectId: 'p',
    networks: [mainnet, solana],
    featuredWalletIds: ['lynx'],
    excludeWalletIds: ['bad'],
  }
  const initialState = createKit({
    ...options,
    platform: createMemoryPlatform(),
  }).state.getSnapshot()
  const input = allWalletsInput({
    ...initialState,
    directory: { ...initialState.directory, featured: [lynx] },
  })
  expect(input).toEqual({
    featured: [lynx],
    recommended: [],
    connectors: [],
    featuredIds: ['lynx'],
    include: [],
    exclude: ['bad'],
    chains: [mainnet.caipNetworkId, solana.caipNetworkId],
    mobile: false,
    namespace: 'eip155',
    remoteOnly: true,
    remote: true,
  })
})
