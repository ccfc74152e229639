import {
  address,
  getBase64Decoder,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  isSolanaError,
  lamports,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
} from '@solana/web3.js'
import { assert, expect, test } from 'vitest'
import { fundedAccounts } from '../base/accounts.ts'
import { signerAt, svmFixture, tokenAccount } from './client.fixture.ts'
import { tokenlessAccount } from './seed/fund.ts'

const start = svmFixture()
const receiver = address('GsbwXfJraMomNxBcjYLcG3mxkBUiyWXAB32fGbSMQRdW')
const sol = 1_000_000_000n

test('startSvm gives every sandbox account except the issuer of the tokens exactly 100 SOL', async () => {
  const { rpc } = await start()
  for (let index = 0; index < fundedAccounts - 1; index += 1) {
    const { value } = await rpc.getBalance((await signerAt(index)).address).send()
    assert.equal(value, 100n * sol)
  }
  assert.equal((await rpc.getBalance(receiver).send()).value, 0n)
})

test('the Solana node confirms a transfer over the WebSocket and charges its fee', async () => {
  const { rpc, svm, confirm, transfer } = await start()
  const signed = await transfer(0, receiver, 2n * sol)
  await confirm(signed)
  const { address: payer } = await signerAt(0)
  assert.equal((await rpc.getBalance(receiver).send()).value, 2n * sol)
  assert.equal((await rpc.getBalance(payer).send()).value, 98n * sol - 5_000n)
  const [first] = await rpc.getSignaturesForAddress(payer, { limit: 1 }).send()
  assert(first)
  const statusOf = async () =>
    (await rpc.getSignatureStatuses([first.signature]).send()).value[0]?.confirmationStatus
  expect([first.err, await statusOf()]).toEqual([null, 'confirmed'])
  svm.advance(2)
  expect(await statusOf()).toBe('finalized')
  const found = await rpc
    .getTransaction(first.signature, { encoding: 'base64', maxSupportedTransactionVersion: 0 })
    .send()
  expect(found).toMatchObject({ slot: first.slot, meta: { err: null, fee: 5_000n } })
})

test('the Solana node executes two equal transfers, but a transaction that is sent twice only once', async () => {
  const { rpc, send, transfer } = await start()
  await send(await transfer(0, receiver, sol))
  const repeated = await transfer(0, receiver, sol)
  await send(repeated)
  await expect(send(repeated)).rejects.toMatchObject({ cause: { name: 'SolanaError' } })
  assert.equal((await rpc.getBalance(receiver).send()).value, 2n * sol)
})

test('startSvm mints 1000 dollar tokens to an account, and none to the account without a token account', async () => {
  const { svm, rpc } = await start()
  const mint = address(svm.token.mint)
  const tokenAccountsOf = async (index: number) => {
    const { address: owner } = await signerAt(index)
    return (await rpc.getTokenAccountsByOwner(owner, { mint }, { encoding: 'jsonParsed' }).send())
      .value
  }
  const [account] = await tokenAccountsOf(0)
  expect(account?.account.data.parsed.info).toMatchObject({
    mint,
    owner: (await signerAt(0)).address,
    tokenAmount: { amount: '1000000000', decimals: 6, uiAmountString: '1000' },
  })
  assert.equal(account?.pubkey, await tokenAccount(svm, 0))
  assert.deepEqual(await tokenAccountsOf(tokenlessAccount), [])
})

test('a token transfer to an account succeeds; one to an owner without a token account fails', async () => {
  const { svm, rpc, confirm, send, transferToken } = await start()
  await confirm(await transferToken(0, 1, 1_500_000n))
  const { value } = await rpc.getTokenAccountBalance(await tokenAccount(svm, 1)).send()
  expect(value).toMatchObject({ amount: '1001500000', uiAmountString: '1001.5' })
  await expect(send(await transferToken(0, tokenlessAccount, 1n))).rejects.toThrow()
})

test('sendTransaction rejects a failing transaction with its error and logs', async () => {
  const { send, transfer } = await start()
  const error: unknown = await send(await transfer(0, receiver, 1_000n * sol)).catch(
    (thrown: unknown) => thrown,
  )
  assert(
    isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE),
  )
  expect(error.cause).toMatchObject({ context: { code: 1, index: 0 } })
  expect(error.context.logs?.join('\n')).toContain('insufficient lamports')
})

test('sendTransaction with skipPreflight includes a failing transaction and charges its fee', async () => {
  const { rpc, send, transfer } = await start()
  const signature = await send(await transfer(0, receiver, 1_000n * sol), true)
  const [status] = (await rpc.getSignatureStatuses([signature]).send()).value
  expect(status?.err).toEqual({ InstructionError: [0n, { Custom: 1n }] })
  assert.equal(
    (await rpc.getBalance((await signerAt(0)).address).send()).value,
    100n * sol - 5_000n,
  )
})

test('sendTransaction rejects a signature of another key', async () => {
  const { rpc, send, transfer } = await start()
  const signed = await transfer(0, receiver, sol)
  const { address: payer } = await signerAt(0)
  const other = Object.values((await transfer(1, receiver, sol)).signatures)[0]
  await expect(send({ ...signed, signatures: { [payer]: other ?? null } })).rejects.toThrow()
  assert.equal((await rpc.getBalance(receiver).send()).value, 0n)
})

test('a blockhash is valid for 150 blocks; the Solana node never includes a later transaction with it', async () => {
  const { svm, rpc, send, confirm, transfer } = await start()
  const signed = await transfer(0, receiver, sol)
  const { blockhash } = signed.lifetimeConstraint
  svm.advance(150)
  assert.isTrue((await rpc.isBlockhashValid(blockhash).send()).value)
  svm.advance(1)
  assert.isFalse((await rpc.isBlockhashValid(blockhash).send()).value)
  await expect(send(signed)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('Blockhash not found') },
  })
  await expect(confirm(signed)).rejects.toThrow('progressed past the last block')
  assert.equal((await rpc.getBalance(receiver).send()).value, 0n)
})

test('simulateTransaction leaves balances unchanged and needs no signature', async () => {
  const { rpc, transfer } = await start()
  const signed = await transfer(0, receiver, sol)
  const unsigned = getBase64EncodedWireTransaction({
    ...signed,
    signatures: { [(await signerAt(0)).address]: null },
  })
  const { value } = await rpc
    .simulateTransaction(unsigned, { encoding: 'base64', sigVerify: false })
    .send()
  assert.isNull(value.err)
  assert.equal((await rpc.getBalance(receiver).send()).value, 0n)
})

test('requestAirdrop funds an address, whose account getAccountInfo and getMultipleAccounts return', async () => {
  const { svm, rpc } = await start()
  const signature = await rpc.requestAirdrop(receiver, lamports(sol)).send()
  assert.equal((await rpc.getSignatureStatuses([signature]).send()).value[0]?.err, null)
  expect((await rpc.getAccountInfo(receiver, { encoding: 'base64' }).send()).value).toMatchObject({
    lamports: sol,
    data: ['', 'base64'],
  })
  const { value } = await rpc
    .getMultipleAccounts([receiver, address(svm.token.mint)], { encoding: 'base64' })
    .send()
  assert.deepEqual(
    value.map((account) => getBase64Encoder().encode(account?.data[0] ?? '').length),
    [0, 82],
  )
})

test('the Solana node returns its health, slot, version, fees and rent', async () => {
  const { rpc, transfer } = await start()
  const { messageBytes } = await transfer(0, receiver, sol)
  const message = getBase64Decoder().decode(messageBytes)
  const { value: fee } = await rpc
    .getFeeForMessage(message as Parameters<typeof rpc.getFeeForMessage>[0])
    .send()
  assert.equal(fee, 5_000n)
  assert.equal(await rpc.getHealth().send(), 'ok')
  assert.equal(await rpc.getMinimumBalanceForRentExemption(0n).send(), 890_880n)
  const { absoluteSlot, blockHeight } = await rpc.getEpochInfo().send()
  assert.equal(await rpc.getSlot().send(), absoluteSlot)
  assert.equal(await rpc.getBlockHeight().send(), blockHeight)
  assert.match(await rpc.getGenesisHash().send(), /^EtWTRABZaYq6iMfeYKouRu166VU2xqa1/)
  assert.equal((await rpc.getVersion().send())['solana-core'], '2.0.0')
})
