import { type ApprovalSource, createKit } from '@latchkit/core'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { defineNetwork } from '@latchkit/core/networks'
import { type Sandbox, sandboxAccount, startSandbox } from '@latchkit/sandbox'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { permitFields } from '../samples.ts'
import { nodePlatform } from './page.fixture.ts'

const owner = sandboxAccount(5).address
const spender = sandboxAccount(6).address

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ ports: 'free' })
})
afterAll(() => sandbox.stop())
/** Creates a kit whose in-page wallet asks to sign a permit for each contract. */
function showPermits(contracts: readonly string[], nodeUrl: string) {
  const [chain] = sandbox.chains
  if (chain === undefined) throw new Error('The sandbox has no chain')
  const { chainId, name } = chain
  const permitOf = (verifyingContract: string) => ({
    domain: { name: 'Coin', chainId, verifyingContract },
    types: { Permit: permitFields },
    primaryType: 'Permit',
    message: { owner, spender, value: '1000000000000', nonce: 0, deadline: 1 },
  })
  const approvals: ApprovalSource = {
    connectorId: 'own',
    subscribe({ received }) {
      for (const [index, contract] of contracts.entries())
        received({
          id: String(index),
          namespace: 'eip155',
          caipNetworkId: `eip155:${chainId}`,
          address: owner,
          method: 'eth_signTypedData_v4',
          params: [owner, permitOf(contract)],
        })
      return () => {}
    },
    approve: () => {},
    reject: () => {},
  }
  const network = defineNetwork({
    id: chainId,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [nodeUrl] } },
  })
  const kit = createKit({
    adapters: [eip155()],
    networks: [network],
    platform: nodePlatform(),
    approvals,
  })
  onTestFinished(() => kit.stop())
  const tokens = () => kit.state.getSnapshot().approvals.tokens
  return { kit, tokens }
}

test('the tokens of a request are read from the node, one request after the other [V1]', async () => {
  const [chain] = sandbox.chains
  const read = (chain?.tokens ?? []).filter(({ id }) => ['dollar', 'coin', 'points'].includes(id))
  expect(read).toHaveLength(3)
  const { kit, tokens } = showPermits(
    read.map(({ address }) => address),
    chain?.rpc ?? '',
  )
  for (const [index, { address, name, symbol, decimals }] of read.entries()) {
    await expect.poll(tokens).toEqual({ [address.toLowerCase()]: { name, symbol, decimals } })
    kit.modal.reject(String(index))
  }
})

test('the tokens of a request are empty for an account that is no token, and for a node of another chain [V1]', async () => {
  const [chain, other] = sandbox.chains
  const dollar = chain?.tokens.find(({ id }) => id === 'dollar')?.address ?? ''
  const cases = [
    [spender, chain?.rpc],
    [dollar, other?.rpc],
  ] as const
  for (const [contract, nodeUrl] of cases) {
    const { tokens } = showPermits([contract], nodeUrl ?? '')
    await expect.poll(tokens).toEqual({})
  }
})
