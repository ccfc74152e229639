import { createKit } from '@latchkit/core'
import { createMemoryPlatform } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import { type AnyActorLogic, createActor, toPromise } from 'xstate'
import { allWalletsActors } from '../../../../core/src/flows/all-wallets/all-wallets.actors.ts'
import { allWalletsInput } from '../../../../core/src/flows/all-wallets/all-wallets.input.ts'
import type { WalletsRequest } from '../../../../core/src/flows/all-wallets/all-wallets.types.ts'
import { lynx, mainnet, solana } from '../../samples.ts'
import { pages } from './all-wallets.cases.ts'

const question: WalletsRequest = {
  page: 1,
  entries: 40,
  include: [],
  exclude: [],
  chains: [],
  search: 'ly',
  certified: true,
}

test.each(['loadPage', 'searchWallets'] as const)(
  '%s sends one directory request and aborts it when the flow stops',
  async (name) => {
    const asked: { query: unknown; signal: AbortSignal }[] = []
    const wallets = (query: unknown, signal: AbortSignal) => {
      asked.push({ query, signal })
      return asked.length === 1 ? Promise.resolve(pages.match) : new Promise(() => {})
    }
    const logic = allWalletsActors({ directory: Object({ wallets }) })[name]
    const begin = () => createActor<AnyActorLogic>(logic, { input: question })
    const first = begin()
    const done = toPromise(first)
    first.start()
    expect(await done).toEqual(pages.match)
    begin().start().stop()
    expect(asked.map(({ query, signal }) => [query, signal.aborted])).toEqual([
      [question, false],
      [question, true],
    ])
  },
)

test("allWalletsInput takes the listed wallets and the page's networks", () => {
  const options = {
    projectId: 'p',
    networks: [mainnet, solana],
    featuredWalletIds: ['lynx'],
    excludeWalletIds: ['bad'],
  }
  const resting = createKit({ ...options, platform: createMemoryPlatform() }).state.getSnapshot()
  const input = allWalletsInput({
    ...resting,
    directory: { ...resting.directory, featured: [lynx] },
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
