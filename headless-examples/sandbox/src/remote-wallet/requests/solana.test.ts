import { createPublicKey, verify } from 'node:crypto'
import { base58, base64 } from '@scure/base'
import {
  address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createSolanaRpc,
  createTransactionMessage,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/web3.js'
import { getTransferSolInstruction } from '@solana-program/system'
import { expect, onTestFinished, test } from 'vitest'
import { readSolanaTransaction } from '../../keys/solana.ts'
import { startSvm } from '../../svm/index.ts'
import { sessionOn } from './requests.fixture.ts'

const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const { firstAddress, secondAddress, prepare, approve } = sessionOn(devnet)
const unknownAddress = '4vJ9JU1bJJE96FWSJKvHsmmFADCg4gpZQff4P3bkLKi'

/** Base64 of an unsigned transfer of 1.5 SOL, by default paid by the first account. */
function encodedTransfer(payer = firstAddress, blockhash = unknownAddress) {
  const source = { address: address(payer), signTransactions: async () => [] }
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (tx) => setTransactionMessageFeePayer(address(payer), tx),
    (tx) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: blockhash as Blockhash, lastValidBlockHeight: 1_000n },
        tx,
      ),
    (tx) =>
      appendTransactionMessageInstructions(
        [
          getTransferSolInstruction({
            source,
            destination: address(secondAddress),
            amount: 1_500_000_000n,
          }),
        ],
        tx,
      ),
  )
  return base64.encode(Uint8Array.from(getTransactionEncoder().encode(compileTransaction(message))))
}
function isSigned(bytes: Uint8Array, signature: string, signer = firstAddress) {
  const x = Buffer.from(base58.decode(signer)).toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, bytes, key, base58.decode(signature))
}

test('solana_getAccounts returns the accounts without asking for approval', async () => {
  const { content, run } = await prepare('solana_getAccounts', {})
  expect([content, await run()]).toEqual([
    null,
    [{ pubkey: firstAddress }, { pubkey: secondAddress }],
  ])
})

test('solana_signMessage shows the message as text and signs its bytes', async () => {
  const message = new TextEncoder().encode('hello')
  const params = { message: base58.encode(message), pubkey: firstAddress }
  expect((await prepare('solana_signMessage', params)).content?.payload).toBe('hello')
  const { signature } = await approve<{ signature: string }>('solana_signMessage', params)
  expect(isSigned(message, signature)).toBe(true)
})

test('solana_signTransaction shows the transfer and returns the signed transaction', async () => {
  const transaction = encodedTransfer()
  const { content } = await prepare('solana_signTransaction', { transaction })
  expect(content?.facts.map(({ label, value }) => `${label} ${value.replaceAll(' ', '')}`)).toEqual(
    ['Amount 1.5SOL', `To ${secondAddress}`, `With ${firstAddress}`],
  )
  const answer = await approve<{ signature: string; transaction: string }>(
    'solana_signTransaction',
    { transaction, pubkey: firstAddress },
  )
  expect(readSolanaTransaction(base64.decode(answer.transaction)).signed).toEqual([firstAddress])
  expect(isSigned(base64.decode(transaction).slice(65), answer.signature)).toBe(true)
})

test('solana_signAllTransactions asks for one approval and returns the transactions in order', async () => {
  const transactions = [encodedTransfer(), encodedTransfer(secondAddress)]
  const { content, run } = await prepare('solana_signAllTransactions', { transactions })
  expect(content?.title).toBe('Sign 2 transactions')
  const signed = (await run()) as { transactions: string[] }
  expect(
    signed.transactions.map((text) => readSolanaTransaction(base64.decode(text)).signed),
  ).toEqual([[firstAddress], [secondAddress]])
})

test('solana_signAndSendTransaction sends the transaction, and rejects if the node rejects it', async () => {
  const svm = await startSvm()
  onTestFinished(() => svm.stop())
  const rpc = createSolanaRpc(svm.url)
  const wallet = sessionOn(devnet, svm.url)
  const balance = async () => (await rpc.getBalance(address(secondAddress)).send()).value
  const before = await balance()
  const { value: latest } = await rpc.getLatestBlockhash().send()
  const transaction = encodedTransfer(firstAddress, latest.blockhash)
  expect(
    (await wallet.prepare('solana_signAndSendTransaction', { transaction })).content,
  ).toMatchObject({
    approve: 'Send',
  })
  const { signature } = await wallet.approve<{ signature: string }>(
    'solana_signAndSendTransaction',
    { transaction },
  )
  expect(isSigned(base64.decode(transaction).slice(65), signature)).toBe(true)
  await expect.poll(balance).toBe(before + 1_500_000_000n)
  await expect(
    wallet.approve('solana_signAndSendTransaction', {
      transaction: encodedTransfer(firstAddress, unknownAddress),
    }),
  ).rejects.toThrow()
})

test.each([
  ['solana_signMessage', { message: '0OIl', pubkey: firstAddress }, -32602],
  ['solana_signMessage', { message: '9Ajdvzr', pubkey: unknownAddress }, 4100],
  ['solana_signMessage', [], -32602],
  ['solana_signTransaction', { transaction: 'AAAA' }, -32602],
  ['solana_signTransaction', { transaction: encodedTransfer(unknownAddress) }, 4100],
  ['solana_signTransaction', { transaction: encodedTransfer(), pubkey: secondAddress }, -32602],
  ['solana_signAllTransactions', { transactions: [] }, -32602],
  ['solana_signAllTransactions', { transactions: [encodedTransfer(), 7] }, -32602],
  ['solana_signAndSendTransaction', { transaction: encodedTransfer() }, -32603],
  ['solana_unknown', {}, 4200],
])('the phone rejects %s with %j without asking for approval', async (method, params, code) => {
  await expect(prepare(method, params)).rejects.toMatchObject({ code })
})
