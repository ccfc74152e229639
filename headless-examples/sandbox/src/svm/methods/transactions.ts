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
import { type TokenBalance, formatTokenAmount } from '../token-data.ts'
import {
  parseAddress,
  parseAmount,
  parseList,
  type Method,
  parseOptions,
  parseText,
  withContext,
} from './method.ts'

const details = ({ err, logs, units }: ExecutionResult) => ({
  err,
  logs,
  accounts: null,
  unitsConsumed: units,
  returnData: null,
  innerInstructions: null,
})

/** A signature that is missing or wrong is an error of its own; anything else that would fail is told with its logs. */
function refuseFailure(ledger: Ledger, transaction: ParsedTransaction): void {
  const tried = ledger.simulate(transaction, { signed: true, anyBlockhash: false })
  if (tried.err === 'SignatureFailure') throw rpcErrors.signature()
  if (tried.err !== null) throw rpcErrors.preflight(details(tried))
}

const isSigned = ({ transaction }: ParsedTransaction) =>
  Object.values(transaction.signatures).every((signature) => signature !== null)

const statusOf = ({ slot, err }: IncludedTransaction) => ({
  slot,
  err,
  confirmations: null,
  confirmationStatus: 'finalized',
  status: err === null ? { Ok: null } : { Err: err },
})

/** Sending, trying out, and what became of it. */
export const transactionMethods: Readonly<Record<string, Method>> = {
  getFeeForMessage(ledger, [message]) {
    const { header } = getCompiledTransactionMessageDecoder().decode(
      getBase64Encoder().encode(parseText(message)),
    )
    return withContext(ledger, feeOf(header.numSignerAccounts))
  },
  requestAirdrop: (ledger, [address, amount]) =>
    ledger.airdrop(parseAddress(address), parseAmount(amount)).signature,
  sendTransaction(ledger, [text, options]) {
    const { encoding, skipPreflight } = parseOptions(options)
    const transaction = parseTransaction(text, encoding)
    if (!isSigned(transaction)) throw rpcErrors.signature()
    if (skipPreflight !== true) refuseFailure(ledger, transaction)
    ledger.send(transaction)
    return transaction.signature
  },
  simulateTransaction(ledger, [text, options]) {
    const { encoding, sigVerify, replaceRecentBlockhash } = parseOptions(options)
    const anyBlockhash = replaceRecentBlockhash === true
    const transaction = parseTransaction(text, encoding)
    if (sigVerify === true && !isSigned(transaction)) throw rpcErrors.signature()
    const tried = ledger.simulate(transaction, { signed: sigVerify === true, anyBlockhash })
    return withContext(ledger, {
      ...details(tried),
      ...(anyBlockhash && { replacementBlockhash: ledger.latestBlockhash() }),
    })
  },
  getSignatureStatuses: (ledger, [signatures]) =>
    withContext(
      ledger,
      parseList(signatures).map((signature) => {
        const landed = ledger.find(parseText(signature))
        return landed && statusOf(landed)
      }),
    ),
  getSignaturesForAddress(ledger, [address, options]) {
    const { limit, before } = parseOptions(options)
    const all = ledger.historyOf(parseAddress(address))
    const from =
      before === undefined ? 0 : all.findIndex(({ signature }) => signature === before) + 1
    return all
      .slice(from, from + (typeof limit === 'number' ? limit : 1_000))
      .map(({ signature, slot, err, time }) => ({
        signature,
        slot,
        err,
        memo: null,
        blockTime: time,
        confirmationStatus: 'finalized',
      }))
  },
  getTransaction(ledger, [signature, options]) {
    const landed = ledger.find(parseText(signature))
    if (landed === null || landed.transaction === null) return null
    const {
      slot,
      time,
      err,
      logs,
      fee,
      units,
      before,
      after,
      tokensBefore,
      tokensAfter,
      transaction,
    } = landed
    const coins = { preBalances: before, postBalances: after }
    const tokens = {
      preTokenBalances: tokensBefore.map(writtenToken),
      postTokenBalances: tokensAfter.map(writtenToken),
    }
    const meta = { err, fee, logMessages: logs, ...coins, ...tokens, computeUnitsConsumed: units }
    const { encoding = 'base64' } = parseOptions(options)
    return {
      slot,
      blockTime: time,
      meta,
      transaction: writtenTransaction(transaction, encoding),
      version: 0,
    }
  },
}

const writtenToken = ({ place, mint, owner, program, amount, decimals }: TokenBalance) => ({
  accountIndex: place,
  mint,
  owner,
  programId: program,
  uiTokenAmount: formatTokenAmount(amount, decimals),
})

function writtenTransaction({ bytes, transaction }: ParsedTransaction, encoding: unknown) {
  if (encoding === 'json') return inJson(transaction)
  if (encoding === 'base64') return [getBase64Decoder().decode(bytes), encoding]
  if (encoding === 'base58') return [getBase58Decoder().decode(bytes), encoding]
  throw rpcErrors.params(`unsupported encoding here: ${String(encoding)}`)
}

/** A transaction with its parts by name; instructions point at its accounts by place. */
function inJson({ messageBytes, signatures }: ParsedTransaction['transaction']) {
  const { header, staticAccounts, lifetimeToken, instructions } =
    getCompiledTransactionMessageDecoder().decode(messageBytes)
  const text = getBase58Decoder()
  return {
    signatures: Object.values(signatures).map((signature) =>
      signature === null ? '' : text.decode(signature),
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
          data: text.decode(data),
        }),
      ),
    },
  }
}
