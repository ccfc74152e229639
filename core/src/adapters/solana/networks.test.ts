import { expect, test } from 'vitest'
import { defineNetwork } from '../../domain/network/define-network.ts'
import { sepolia } from '../../domain/networks/eip155.ts'
import { solanaTestnet } from '../../domain/networks/solana.ts'
import { createKey } from './keys.fixture.ts'
import { accountOf, devnet, mainnet, startWithWallet } from './scripted-wallet.fixture.ts'
import type { SolanaProvider } from './solana.types.ts'

const ada = createKey(1)
const { signal } = new AbortController()

async function startConnected(scripts: Parameters<typeof startWithWallet>[1] = {}) {
  const started = await startWithWallet([ada], scripts)
  await started.chain.connect({ connectorId: 'Lumen', caipNetworkId: null }, signal)
  return started
}

test('switchNetwork switches to a supported network without a request', async () => {
  const { chain, features } = await startConnected()
  await expect(
    chain.switchNetwork({ connectorId: 'Lumen', network: mainnet }, signal),
  ).resolves.toBe(mainnet.caipNetworkId)
  expect((chain.provider('Lumen') as SolanaProvider).chain).toBe(mainnet.caipNetworkId)
  expect(features()).toEqual(['standard:connect'])
})

test.each([
  ['that the wallet does not support', defineNetwork(solanaTestnet)],
  ['of another namespace', defineNetwork(sepolia)],
])('switchNetwork throws network/not-supported-by-wallet for a network %s', async (_, network) => {
  const { chain } = await startConnected()
  await expect(
    chain.switchNetwork({ connectorId: 'Lumen', network }, signal),
  ).rejects.toMatchObject({
    code: 'network/not-supported-by-wallet',
  })
  expect((chain.provider('Lumen') as SolanaProvider).chain).toBe(devnet.caipNetworkId)
})

test('switchNetwork throws network/not-supported-by-wallet for a network that the active account does not support', async () => {
  const devnetAccount = accountOf(ada, { chains: ['solana:devnet'] })
  const started = await startWithWallet([], {
    'standard:connect': () => ({ accounts: [devnetAccount] }),
  })
  await started.chain.connect({ connectorId: 'Lumen', caipNetworkId: null }, signal)
  started.share(devnetAccount)
  await expect(
    started.chain.switchNetwork({ connectorId: 'Lumen', network: mainnet }, signal),
  ).rejects.toMatchObject({
    code: 'network/not-supported-by-wallet',
  })
})

test('addNetwork throws network/not-supported-by-wallet', async () => {
  const { chain } = await startConnected()
  await expect(
    chain.addNetwork({ connectorId: 'Lumen', network: mainnet }, signal),
  ).rejects.toMatchObject({
    code: 'network/not-supported-by-wallet',
  })
})
