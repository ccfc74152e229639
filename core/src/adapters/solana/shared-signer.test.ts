import { expect, test } from 'vitest'
import type { SharedProvider } from '../../connectors/connector.ts'
import { plainAccounts } from '../../domain/account/account.ts'
import { remoteConnectorId } from '../../domain/wallet/wallet.ts'
import { catalogue } from '../../errors/catalogue.ts'
import { KitError } from '../../errors/kit-error.ts'
import { toBase58 } from './codecs.ts'
import { createKey, createTransaction, signedBy } from './keys.fixture.ts'
import { devnet, mainnet, startAdapter } from './scripted-wallet.fixture.ts'
import type { SolanaProvider } from './solana.types.ts'
import { parseTransaction } from './transactions.ts'

const ada = createKey(1)
const { signal } = new AbortController()
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const fromBase64 = (text: unknown) => Uint8Array.from(Buffer.from(String(text), 'base64'))
type Params = Record<string, unknown>
const active = { address: ada.address, caipNetworkId: devnet.caipNetworkId }

/** Starts an adapter with a remote wallet whose session grants the given methods. */
async function startRemote(granted: Readonly<Record<string, (params: Params) => unknown>>) {
  const requests: { method: string; params?: unknown }[] = []
  const shared: SharedProvider = {
    async request({ method, params }) {
      requests.push({ method, params })
      const script = granted[method]
      if (script === undefined) throw new KitError(catalogue, 'rpc/method-not-supported')
      return script(params as Params)
    },
    on: () => {},
    connection: () => ({
      accounts: plainAccounts([ada.address]),
      caipNetworkId: devnet.caipNetworkId,
    }),
    removeListener: () => {},
  }
  const chain = await startAdapter({ remote: () => shared }).adapter.load()
  const provider = chain.provider(remoteConnectorId) as SolanaProvider
  return { chain, provider, requests, methods: () => requests.map(({ method }) => method) }
}
const signatureFor = (transaction: unknown) =>
  toBase58(ada.sign(parseTransaction(fromBase64(transaction)).messageBytes))
const signedResponse = ({ transaction }: Params) => ({
  signature: signatureFor(transaction),
  transaction: base64(signedBy(ada, fromBase64(transaction))),
})

test('signMessage sends base58 to the remote wallet and verifies the signature', async () => {
  const message = new TextEncoder().encode('Grüezi')
  const { chain, requests } = await startRemote({
    solana_signMessage: () => ({ signature: toBase58(ada.sign(message)) }),
  })
  const sign = (text: string) =>
    chain.signMessage(
      { connectorId: remoteConnectorId, address: ada.address, message: text },
      signal,
    )
  await expect(sign('Grüezi')).resolves.toBe(toBase58(ada.sign(message)))
  expect(requests).toEqual([
    { method: 'solana_signMessage', params: { message: toBase58(message), pubkey: ada.address } },
  ])
  await expect(sign('Pay')).rejects.toMatchObject({ code: 'sign/not-verified' })
})

test.each([null, {}, { signature: 7 }, { signature: '0OIl' }, { signature: 'x'.repeat(5_000) }])(
  'signMessage throws rpc/internal for the response %j of a remote wallet',
  async (response) => {
    const { provider } = await startRemote({ solana_signMessage: () => response })
    await expect(provider.signMessage(new Uint8Array(1))).rejects.toMatchObject({
      code: 'rpc/internal',
    })
  },
)

test('provider uses the active account and network, or those of the remote session', async () => {
  const { chain, provider } = await startRemote({})
  expect(provider.address).toEqual(ada.address)
  expect(provider.chain).toEqual(devnet.caipNetworkId)
  const otherAccount = { address: createKey(2).address, caipNetworkId: mainnet.caipNetworkId }
  expect(chain.provider(remoteConnectorId, otherAccount)).toMatchObject({
    address: otherAccount.address,
    chain: otherAccount.caipNetworkId,
  })
})

test('provider returns null without a remote session', async () => {
  const chain = await startAdapter().adapter.load()
  expect(chain.provider(remoteConnectorId, active)).toBeNull()
})

test('signTransaction returns the transaction of the remote wallet, or adds its verified signature', async () => {
  const transaction = createTransaction(ada)
  const altered = signedBy(ada, createTransaction(ada, { data: [7] }))
  const withTransaction = await startRemote({
    solana_signTransaction: () => ({ signature: '', transaction: base64(altered) }),
  })
  await expect(withTransaction.provider.signTransaction(transaction)).resolves.toEqual(altered)
  const withSignature = await startRemote({
    solana_signTransaction: (params) => ({ signature: signatureFor(params.transaction) }),
  })
  await expect(withSignature.provider.signTransaction(transaction)).resolves.toEqual(
    signedBy(ada, transaction),
  )
  const withWrongSignature = await startRemote({
    solana_signTransaction: () => ({ signature: toBase58(ada.sign(new Uint8Array(1))) }),
  })
  await expect(withWrongSignature.provider.signTransaction(transaction)).rejects.toMatchObject({
    code: 'sign/not-verified',
  })
})

test('signAllTransactions sends one request if the remote session grants it, else one per transaction', async () => {
  const transactions = [createTransaction(ada), createTransaction(ada, { data: [7] })]
  const signed = transactions.map((transaction) => signedBy(ada, transaction))
  const withSignAll = await startRemote({
    solana_signAllTransactions: (params) => ({
      transactions: (params.transactions as string[]).map((transaction) =>
        base64(signedBy(ada, fromBase64(transaction))),
      ),
    }),
  })
  await expect(withSignAll.provider.signAllTransactions(transactions)).resolves.toEqual(signed)
  const withSignOne = await startRemote({ solana_signTransaction: signedResponse })
  await expect(withSignOne.provider.signAllTransactions(transactions)).resolves.toEqual(signed)
  expect(withSignOne.methods()).toEqual([
    'solana_signAllTransactions',
    'solana_signTransaction',
    'solana_signTransaction',
  ])
})

test('signAndSendTransaction sends through the remote wallet if its session grants that', async () => {
  const remote = await startRemote({
    solana_signAndSendTransaction: ({ transaction }) => ({ signature: signatureFor(transaction) }),
  })
  const transaction = createTransaction(ada)
  await expect(remote.provider.signAndSendTransaction(transaction)).resolves.toBe(
    signatureFor(base64(transaction)),
  )
  expect(remote.provider.signIn).toBeNull()
})

test('signAndSendTransaction throws rpc/user-rejected after one request to a remote wallet [B5]', async () => {
  const { provider, methods } = await startRemote({
    solana_signAndSendTransaction: () =>
      Promise.reject(new KitError(catalogue, 'rpc/user-rejected')),
  })
  await expect(provider.signAndSendTransaction(createTransaction(ada))).rejects.toMatchObject({
    code: 'rpc/user-rejected',
  })
  expect(methods()).toEqual(['solana_signAndSendTransaction'])
})

test('a provider whose session has switched to another network sends nothing [EM2]', async () => {
  const { chain, methods } = await startRemote({ solana_signTransaction: signedResponse })
  const onMainnet = { address: ada.address, caipNetworkId: mainnet.caipNetworkId }
  const provider = chain.provider(remoteConnectorId, onMainnet) as SolanaProvider
  for (const method of ['signTransaction', 'signAndSendTransaction'] as const)
    await expect(provider[method](createTransaction(ada))).rejects.toMatchObject({
      code: 'connector/chain-mismatch',
    })
  expect(methods()).toEqual([])
})
