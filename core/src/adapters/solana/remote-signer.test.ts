import { expect, test } from 'vitest'
import type { SharedProvider } from '../../connectors/connector.ts'
import { plainAccounts } from '../../domain/account/account.ts'
import { remoteConnectorId } from '../../domain/wallet/wallet.ts'
import { KitError } from '../../errors/kit-error.ts'
import { toBase58 } from './codecs.ts'
import { keyOf, signedBy, transactionOf } from './keys.fixture.ts'
import { devnet, mainnet, startAdapter } from './scripted-wallet.fixture.ts'
import type { SolanaProvider } from './solana.types.ts'
import { readTransaction } from './transactions.ts'

const ada = keyOf(1)
const { signal } = new AbortController()
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const fromBase64 = (text: unknown) => Uint8Array.from(Buffer.from(String(text), 'base64'))
type Params = Record<string, unknown>
const at = { address: ada.address, caipNetworkId: devnet.caipNetworkId }

/** A wallet across the relay that granted these methods. */
async function across(granted: Readonly<Record<string, (params: Params) => unknown>>) {
  const asked: { method: string; params?: unknown }[] = []
  const shared: SharedProvider = {
    async request({ method, params }) {
      asked.push({ method, params })
      const script = granted[method]
      if (script === undefined) throw new KitError('rpc/method-not-supported')
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
  return { chain, provider, asked, methods: () => asked.map(({ method }) => method) }
}
const signature = (transaction: unknown) =>
  toBase58(ada.sign(readTransaction(fromBase64(transaction)).messageBytes))
const whole = ({ transaction }: Params) => ({
  signature: signature(transaction),
  transaction: base64(signedBy(ada, fromBase64(transaction))),
})

test('a message is signed by its base58, and the signature is checked', async () => {
  const message = new TextEncoder().encode('Grüezi')
  const { chain, asked } = await across({
    solana_signMessage: () => ({ signature: toBase58(ada.sign(message)) }),
  })
  const sign = (text: string) =>
    chain.signMessage(
      { connectorId: remoteConnectorId, address: ada.address, message: text },
      signal,
    )
  await expect(sign('Grüezi')).resolves.toBe(toBase58(ada.sign(message)))
  expect(asked).toEqual([
    { method: 'solana_signMessage', params: { message: toBase58(message), pubkey: ada.address } },
  ])
  await expect(sign('Pay')).rejects.toMatchObject({ code: 'sign/not-verified' })
})

test.each([null, {}, { signature: 7 }, { signature: '0OIl' }, { signature: 'x'.repeat(5_000) }])(
  '%j is no signature',
  async (answer) => {
    const { provider } = await across({ solana_signMessage: () => answer })
    await expect(provider.signMessage(new Uint8Array(1))).rejects.toMatchObject({
      code: 'rpc/internal',
    })
  },
)

test('it is about the account and network that the page is on, else those of the session', async () => {
  const { chain, provider } = await across({})
  expect([provider.address, provider.chain]).toEqual([ada.address, devnet.caipNetworkId])
  const there = { address: keyOf(2).address, caipNetworkId: mainnet.caipNetworkId }
  expect(chain.provider(remoteConnectorId, there)).toMatchObject({
    address: there.address,
    chain: there.caipNetworkId,
  })
})

test('without a session there is nobody', async () => {
  const chain = await startAdapter().adapter.load()
  expect(chain.provider(remoteConnectorId, at)).toBeNull()
})

test('a wallet that gives the whole transaction is believed to have altered it; one that gives the signature is not', async () => {
  const transaction = transactionOf(ada)
  const altered = signedBy(ada, transactionOf(ada, { data: [7] }))
  const giving = await across({
    solana_signTransaction: () => ({ signature: '', transaction: base64(altered) }),
  })
  await expect(giving.provider.signTransaction(transaction)).resolves.toEqual(altered)
  const short = await across({
    solana_signTransaction: (params) => ({ signature: signature(params.transaction) }),
  })
  await expect(short.provider.signTransaction(transaction)).resolves.toEqual(
    signedBy(ada, transaction),
  )
  const wrong = await across({
    solana_signTransaction: () => ({ signature: toBase58(ada.sign(new Uint8Array(1))) }),
  })
  await expect(wrong.provider.signTransaction(transaction)).rejects.toMatchObject({
    code: 'sign/not-verified',
  })
})

test('several are signed at once where that was granted, else one after the other', async () => {
  const both = [transactionOf(ada), transactionOf(ada, { data: [7] })]
  const signed = both.map((one) => signedBy(ada, one))
  const all = await across({
    solana_signAllTransactions: (params) => ({
      transactions: (params.transactions as string[]).map((one) =>
        base64(signedBy(ada, fromBase64(one))),
      ),
    }),
  })
  await expect(all.provider.signAllTransactions(both)).resolves.toEqual(signed)
  const one = await across({ solana_signTransaction: whole })
  await expect(one.provider.signAllTransactions(both)).resolves.toEqual(signed)
  expect(one.methods()).toEqual([
    'solana_signAllTransactions',
    'solana_signTransaction',
    'solana_signTransaction',
  ])
})

test('it sends where that was granted', async () => {
  const sending = await across({
    solana_signAndSendTransaction: ({ transaction }) => ({ signature: signature(transaction) }),
  })
  const transaction = transactionOf(ada)
  await expect(sending.provider.signAndSendTransaction(transaction)).resolves.toBe(
    signature(base64(transaction)),
  )
  expect(sending.provider.signIn).toBeNull()
})

test('B5: declined is declined, and asked once', async () => {
  const { provider, methods } = await across({
    solana_signAndSendTransaction: () => Promise.reject(new KitError('rpc/user-rejected')),
  })
  await expect(provider.signAndSendTransaction(transactionOf(ada))).rejects.toMatchObject({
    code: 'rpc/user-rejected',
  })
  expect(methods()).toEqual(['solana_signAndSendTransaction'])
})
