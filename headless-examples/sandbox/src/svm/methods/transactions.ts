import {
  getBase58Decoder,
  getBase64Decoder,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
} from '@solana/web3.js'
import { feeOf, type IncludedTransaction, type Ledger } from '../create-ledger.ts'
import type { ExecutionResult } from '../create-vm.ts'
import { type ParsedTransaction, parseTransaction } from '../parse-transaction.ts'
import { rpcErrors } from '../rpc-error.ts'
import { formatTokenAmount, type TokenBalance } from '../token-data.ts'
import {
  type Method,
  parseAddress,
  parseAmount,
  parseList,
  parseOptions,
  parseString,
  withContext,
} from './method.ts'

const simulationOf = ({ err, logs, units }: ExecutionResult) => ({
  err,
  logs,
  accounts: null,
  unitsConsumed: units,
  returnData: null,
  innerInstructions: null,
})

/**
 * Simulates a transaction before it is sent. Throws a signature error, or a preflight error with
 * the logs for any other failure.
 */
function preflight(ledger: Ledger, transaction: ParsedTransaction): void {
  const result = ledger.simulate(transaction, { signed: true, anyBlockhash: false })
  if (result.err === 'SignatureFailure') throw rpcErrors.signature()
  if (result.err !== null) throw rpcErrors.preflight(simulationOf(result))
}

const isSigned = ({ transaction }: ParsedTransaction) =>
  Object.values(transaction.signatures).every((signature) => signature !== null)

const confirmationStatus = (ledger: Ledger, transaction: IncludedTransaction) =>
  ledger.isFinalized(transaction) ? 'finalized' : 'confirmed'

const statusOf = (ledger: Ledger, transaction: IncludedTransaction) => ({
  slot: transaction.slot,
  err: transaction.err,
  confirmations: null,
  confirmationStatus: confirmationStatus(ledger, transaction),
  status: transaction.err === null ? { Ok: null } : { Err: transaction.err },
})

/** Methods that send, simulate and read transactions. */
export const transactionMethods: Readonly<Record<string, Method>> = {
  getFeeForMessage(ledger, [message]) {
    const { header } = getCompiledTransactionMessageDecoder().decode(
      getBase64Encoder().encode(parseString(message)),
    )
    return withContext(ledger, feeOf(header.numSignerAccounts))
  },
  requestAirdrop: (ledger, [address, amount]) =>
    ledger.airdrop(parseAddress(address), parseAmount(amount)).signature,
  sendTransaction(ledger, [text, options]) {
    const { encoding, skipPreflight } = parseOptions(options)
    const transaction = parseTransaction(text, encoding)
    if (!isSigned(transaction)) throw rpcErrors.signature()
    if (skipPreflight !== true) preflight(ledger, transaction)
    ledger.send(transaction)
    return transaction.signature
  },
  simulateTransaction(ledger, [text, options]) {
    const { encoding, sigVerify, replaceRecentBlockhash } = parseOptions(options)
    const anyBlockhash = replaceRecentBlockhash === true
    const transaction = parseTransaction(text, encoding)
    if (sigVerify === true && !isSigned(transaction)) throw rpcErrors.signature()
    const result = ledger.simulate(transaction, { signed: sigVerify === true, anyBlockhash })
    return withContext(ledger, {
      ...simulationOf(result),
      ...(anyBlockhash && { replacementBlockhash: ledger.latestBlockhash() }),
    })
  },
  getSignatureStatuses: (ledger, [signatures]) =>
    withContext(
      ledger,
      parseList(signatures).map((signature) => {
        const included = ledger.find(parseString(signature))
        return included && statusOf(ledger, included)
      }),
    ),
  getSignaturesForAddress(ledger, [address, options]) {
    const { limit, before } = parseOptions(options)
    const all = ledger.historyOf(parseAddress(address))
    const from =
      before === undefined ? 0 : all.findIndex(({ signature }) => signature === before) + 1
    return all
      .slice(from, from + (typeof limit === 'number' ? limit : 1_000))
      .map((transaction) => ({
        signature: transaction.signature,
        slot: transaction.slot,
        err: transaction.err,
        memo: null,
        blockTime: transaction.time,
        confirmationStatus: confirmationStatus(ledger, transaction),
      }))
  },
  getTransaction(ledger, [signature, options]) {
    const included = ledger.find(parseString(signature))
    if (included === null || included.transaction === null) return null
    const { encoding = 'base64' } = parseOptions(options)
    return {
      slot: included.slot,
      blockTime: included.time,
      meta: {
        err: included.err,
        fee: included.fee,
        logMessages: included.logs,
        preBalances: included.before,
        postBalances: included.after,
        preTokenBalances: included.tokensBefore.map(formatTokenBalance),
        postTokenBalances: included.tokensAfter.map(formatTokenBalance),
        computeUnitsConsumed: included.units,
      },
      transaction: formatTransaction(included.transaction, encoding),
      version: 0,
    }
  },
}

const formatTokenBalance = ({ index, mint, owner, program, amount, decimals }: TokenBalance) => ({
  accountIndex: index,
  mint,
  owner,
  programId: program,
  uiTokenAmount: formatTokenAmount(amount, decimals),
})

function formatTransaction({ bytes, transaction }: ParsedTransaction, encoding: unknown) {
  if (encoding === 'json') return formatAsJson(transaction)
  if (encoding === 'base64') return [getBase64Decoder().decode(bytes), encoding]
  if (encoding === 'base58') return [getBase58Decoder().decode(bytes), encoding]
  throw rpcErrors.params(`unsupported encoding: ${String(encoding)}`)
}

/** Formats a transaction in the `json` encoding, whose instructions refer to accounts by index. */
function formatAsJson({ messageBytes, signatures }: ParsedTransaction['transaction']) {
  const { header, staticAccounts, lifetimeToken, instructions } =
    getCompiledTransactionMessageDecoder().decode(messageBytes)
  const base58 = getBase58Decoder()
  return {
    signatures: Object.values(signatures).map((signature) =>
      signature === null ? '' : base58.decode(signature),
    ),
    message: {
      header: {
        numRequiredSignatures: header.numSignerAccounts,
        numReadonlySignedAccounts: header.numReadonlySignerAccounts,
        numReadonlyUnsignedAccounts: header.numReadonlyNonSignerAccounts,
      },
      accountKeys: staticAccounts,
      recentBlockhash: lifetimeToken,
      instructions: instructions.map(
        ({ programAddressIndex, accountIndices = [], data = new Uint8Array() }) => ({
          programIdIndex: programAddressIndex,
          accounts: accountIndices,
          data: base58.decode(data),
        }),
      ),
    },
  }
}
