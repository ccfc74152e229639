import { createPublicKey, verify } from 'node:crypto'
import type { Kit } from '@latchkit/core'
import { solanaDevnet } from '@latchkit/core/networks'
import { startSvm } from '@latchkit/sandbox/svm'
import { base58 } from '@scure/base'
import {
  address,
  appendTransactionMessageInstruction,
  compileTransaction,
  createSolanaRpc,
  createTransactionMessage,
  getTransactionDecoder,
  getTransactionEncoder,
  type IInstruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/web3.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SolanaProvider } from '../../../core/src/adapters/solana/solana.types.ts'
import { addressOn, allNamespacesFixture, waitForProvider } from './remote-namespaces.fixture.ts'

type Svm = Awaited<ReturnType<typeof startSvm>>
const fixture = allNamespacesFixture()
const devnet = solanaDevnet.caipNetworkId
let svm: Svm
beforeAll(async () => {
  svm = await startSvm()
})
afterAll(() => svm.stop())

/** Pairs a kit and a phone on the local Solana chain. */
async function connected() {
  const own = { ...solanaDevnet, rpcUrls: { default: { http: [svm.url] } } }
  const kit = fixture.startAll(
    { networks: [own] },
    { ...fixture.browser.tab(), fetch: globalThis.fetch },
  )
  const wallet = await fixture.phone({}, { [devnet]: svm.url })
  await fixture.pairOn(kit, wallet, 'solana')
  return { kit, wallet, from: addressOn(wallet, devnet) }
}
const provider = (kit: Kit) =>
  waitForProvider<SolanaProvider>(kit, 'solana', 'signAndSendTransaction')
function isSigned(bytes: Uint8Array, signature: Uint8Array, signer: string) {
  const x = Buffer.from(base58.decode(signer)).toString('base64url')
  return verify(
    null,
    bytes,
    createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }),
    signature,
  )
}

const system = address('11111111111111111111111111111111')
/** Transfer instruction of the system program: the index 2, then the amount in eight bytes. */
function transferInstruction(from: string, to: string, lamports: bigint): IInstruction {
  const data = new Uint8Array(12)
  new DataView(data.buffer).setUint32(0, 2, true)
  new DataView(data.buffer).setBigUint64(4, lamports, true)
  const accounts = [
    { address: address(from), role: 3 },
    { address: address(to), role: 1 },
  ]
  return { programAddress: system, accounts, data }
}
async function payment(from: string, to: string, lamports: bigint): Promise<Uint8Array> {
  const { value: latest } = await createSolanaRpc(svm.url).getLatestBlockhash().send()
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (tx) => setTransactionMessageFeePayer(address(from), tx),
    (tx) => setTransactionMessageLifetimeUsingBlockhash(latest, tx),
    (tx) => appendTransactionMessageInstruction(transferInstruction(from, to, lamports), tx),
  )
  return Uint8Array.from(getTransactionEncoder().encode(compileTransaction(message)))
}

test('signMessage signs with the key of the remote Solana account and throws rpc/user-rejected after a rejection', async () => {
  const { kit, wallet, from } = await connected()
  const signature = base58.decode(await kit.wallet.signMessage('Grüße', 'solana'))
  expect(isSigned(new TextEncoder().encode('Grüße'), signature, from)).toBe(true)
  wallet.setMode('reject')
  await expect(kit.wallet.signMessage('hello', 'solana')).rejects.toMatchObject({
    code: 'rpc/user-rejected',
  })
})

test('the remote Solana provider signs one or several transactions', async () => {
  const { kit, wallet, from } = await connected()
  const to = addressOn(wallet, devnet, 1)
  const transactions = [await payment(from, to, 1n), await payment(from, to, 2n)]
  for (const signed of [
    await (await provider(kit)).signTransaction(transactions[0] ?? new Uint8Array()),
    ...(await (await provider(kit)).signAllTransactions(transactions)),
  ]) {
    const { messageBytes, signatures } = getTransactionDecoder().decode(signed)
    const own = signatures[address(from)]
    expect(own && isSigned(Uint8Array.from(messageBytes), Uint8Array.from(own), from)).toBe(true)
  }
})

test('signAndSendTransaction of the remote Solana provider credits the receiver', async () => {
  const { kit, wallet, from } = await connected()
  const to = addressOn(wallet, devnet, 1)
  const rpc = createSolanaRpc(svm.url)
  const { value: before } = await rpc.getBalance(address(to)).send()
  const signature = await (await provider(kit)).signAndSendTransaction(
    await payment(from, to, 1_234n),
  )
  expect(base58.decode(signature)).toHaveLength(64)
  await expect
    .poll(async () => (await rpc.getBalance(address(to)).send()).value)
    .toBe(before + 1_234n)
})

test.each([
  ['null', null],
  ['text', 'signed'],
  ['an invalid signature', { signature: base58.encode(new Uint8Array(64).fill(1)) }],
  ['a signature that is too short', { signature: '1' }],
])(
  'signMessage throws a KitError when the remote Solana wallet responds with %s',
  async (_, result) => {
    const { kit, wallet } = await connected()
    wallet.answerNext('solana_signMessage', { result })
    await expect(kit.wallet.signMessage('hello', 'solana')).rejects.toMatchObject({
      name: 'KitError',
    })
  },
)
