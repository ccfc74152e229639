import { createKit } from '@latchkit/core'
import { createMemoryPlatform } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import { allWalletsInput } from '../../../../core/src/flows/all-wallets/all-wallets.flow.ts'
import { lynx, mainnet, solana } from '../../samples.ts'

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
