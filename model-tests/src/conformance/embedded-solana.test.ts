import { type SolanaProvider, solana } from '@latchkit/core/adapters/solana'
import { defineNetwork } from '@latchkit/core/networks'
import { createSolanaRpc, getTransactionDecoder, address as toAddress } from '@solana/web3.js'
import { afterAll, assert, beforeAll, expect, onTestFinished, test } from 'vitest'
import { embeddedConnectorId as connectorId } from '../../../core/src/domain/wallet/wallet.ts'
import { type Networks, solanaChain, startNetworks } from './embedded.fixture.ts'
import { openAdapter } from './embedded-contract.fixture.ts'
import { transferOf } from './solana-payment.fixture.ts'

let networks: Networks
beforeAll(async () => {
  networks = await startNetworks()
  networks.embedded.set({ email: 'none', approve: 'auto' })
})
afterAll(() => networks.stop())

const receiver = '4vJ9JU1bJJE96FWSJKvHsmmFADCg4gpZQff4P3bkLKi'

/** A page on which a visitor is logged in on Solana, and unsigned payments of the account. */
async function loggedIn() {
  const network = defineNetwork({
    id: solanaChain.slice('solana:'.length),
    name: 'Local Solana',
    chainNamespace: 'solana',
    caipNetworkId: solanaChain,
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [networks.svm.url] } },
  })
  const page = await openAdapter(networks, { entry: solana, network, other: null })
  onTestFinished(page.stop)
  const { address } = await page.logIn(`${crypto.randomUUID()}@example.com`, solanaChain)
  const provider = page.chain.provider(connectorId) as SolanaProvider
  const payment = (lamports: bigint) =>
    transferOf(networks.svm.url, { from: address, to: receiver, lamports })
  return { address, provider, payment }
}

test('the embedded wallet signs one Solana transaction and several with base58 [EM1]', async () => {
  const { address, provider, payment } = await loggedIn()
  const transactions = [await payment(1n), await payment(2n)]
  const signed = [
    await provider.signTransaction(await payment(3n)),
    ...(await provider.signAllTransactions(transactions)),
  ]
  for (const bytes of signed) {
    const { signatures } = getTransactionDecoder().decode(bytes)
    assert.isNotNull(signatures[toAddress(address)])
  }
})

test('the embedded wallet sends a Solana transaction with base58 [EM1]', async () => {
  const { provider, payment } = await loggedIn()
  const rpc = createSolanaRpc(networks.svm.url)
  const balance = async () => (await rpc.getBalance(toAddress(receiver)).send()).value
  const before = await balance()
  await provider.sendAndConfirm(await payment(5_000_000n))
  expect(await balance()).toBe(before + 5_000_000n)
})
