import { expect, test } from 'vitest'
import { defineNetwork } from '../../domain/network/define-network.ts'
import { sepolia } from '../../domain/networks/eip155.ts'
import { solanaTestnet } from '../../domain/networks/solana.ts'
import { keyOf } from './keys.fixture.ts'
import { accountOf, devnet, mainnet, meet } from './scripted-wallet.fixture.ts'
import type { SolanaProvider } from './solana.types.ts'

const ada = keyOf(1)
const { signal } = new AbortController()

async function connected(more: Parameters<typeof meet>[1] = {}) {
  const met = await meet([ada], more)
  await met.chain.connect({ connectorId: 'Lumen', caipNetworkId: null }, signal)
  return met
}

test('a network that the wallet knows is moved to without asking it', async () => {
  const { chain, features } = await connected()
  await expect(
    chain.switchNetwork({ connectorId: 'Lumen', network: mainnet }, signal),
  ).resolves.toBe(mainnet.caipNetworkId)
  expect((chain.provider('Lumen') as SolanaProvider).chain).toBe(mainnet.caipNetworkId)
  expect(features()).toEqual(['standard:connect'])
})

test.each([
  ['the wallet does not know', defineNetwork(solanaTestnet)],
  ['of another kind', defineNetwork(sepolia)],
])('a network that is %s is not moved to', async (_, network) => {
  const { chain } = await connected()
  await expect(
    chain.switchNetwork({ connectorId: 'Lumen', network }, signal),
  ).rejects.toMatchObject({
    code: 'network/not-supported-by-wallet',
  })
  expect((chain.provider('Lumen') as SolanaProvider).chain).toBe(devnet.caipNetworkId)
})

test('an account may know fewer networks than its wallet', async () => {
  const only = accountOf(ada, { chains: ['solana:devnet'] })
  const met = await meet([], { 'standard:connect': () => ({ accounts: [only] }) })
  await met.chain.connect({ connectorId: 'Lumen', caipNetworkId: null }, signal)
  met.share(only)
  await expect(
    met.chain.switchNetwork({ connectorId: 'Lumen', network: mainnet }, signal),
  ).rejects.toMatchObject({
    code: 'network/not-supported-by-wallet',
  })
})

test('a wallet cannot be taught a network', async () => {
  const { chain } = await connected()
  await expect(
    chain.addNetwork({ connectorId: 'Lumen', network: mainnet }, signal),
  ).rejects.toMatchObject({
    code: 'network/not-supported-by-wallet',
  })
})
