import { rpcErrors } from '../../errors/areas/rpc.ts'
import { KitError } from '../../errors/kit-error.ts'
import { isObject } from '../object.ts'
import { safeGet } from '../unknown.ts'
import type { ProviderRequest } from './copy-request.ts'
import { isTransactionHash } from './rpc-result.ts'

type Check = (result: unknown, params: unknown) => boolean

/**
 * Returns the result of a wallet or node if it fits the method of the request (decision 12, fault
 * EM6). For any other result throws `rpc/internal` if the request reads, and `rpc/result-invalid` if
 * the visitor approved it: it may have been carried out. Results of unknown methods pass.
 */
export function requireResult(request: ProviderRequest, result: unknown): unknown {
  const { method, params } = request
  const isApproved = Object.hasOwn(approved, method)
  const fits = isApproved ? approved[method] : Object.hasOwn(reads, method) ? reads[method] : null
  if (fits && !fits(result, params))
    throw new KitError(
      rpcErrors,
      isApproved ? 'rpc/result-invalid' : 'rpc/internal',
      {},
      { cause: result },
    )
  return result
}

const matches =
  (pattern: RegExp): Check =>
  (result) =>
    typeof result === 'string' && pattern.test(result)
const isText: Check = (result) => typeof result === 'string' && result !== ''
const isQuantity = matches(/^0x[0-9a-f]+$/i)
/** Some accounts that are contracts return `0x` as a signature that they keep on chain. */
const isBytes = matches(/^0x(?:[0-9a-f]{2})*$/i)
const isData = matches(/^0x[0-9a-f]*$/i)
const isBase58 = matches(/^[1-9A-HJ-NP-Za-km-z]+$/)
const isList: Check = Array.isArray
const isRecord: Check = (result) => isObject(result) && !Array.isArray(result)
const isBoolean: Check = (result) => typeof result === 'boolean'
const orNull =
  (check: Check): Check =>
  (result, params) =>
    result === null || check(result, params)
const either =
  (...options: readonly Check[]): Check =>
  (result, params) =>
    options.some((check) => check(result, params))
const hasField =
  (name: string, check: Check): Check =>
  (result, params) =>
    check(safeGet(result, name), params)
const listOf =
  (check: Check): Check =>
  (result, params) =>
    Array.isArray(result) && result.every((item: unknown) => check(item, params))

const isAddress = matches(/^0x[0-9a-f]{40}$/i)
const isSignedSolana = either(hasField('transaction', isText), hasField('signature', isBase58))
const isPolkadotSignature = hasField('signature', isText)
const isCosmosSignature = hasField('signature', isRecord)

/** Methods that the visitor approves. Those of other namespaces as remote wallets and the frame answer. */
const approved: Readonly<Record<string, Check>> = {
  eth_sendTransaction: isTransactionHash,
  wallet_sendTransaction: isTransactionHash,
  eth_sendRawTransaction: isTransactionHash,
  eth_sendUserOperation: isTransactionHash,
  eth_signTransaction: either(isBytes, hasField('raw', isBytes)),
  eth_sign: isBytes,
  personal_sign: isBytes,
  eth_signTypedData: isBytes,
  eth_signTypedData_v3: isBytes,
  eth_signTypedData_v4: isBytes,
  wallet_sendCalls: either(isText, hasField('id', isText)),
  wallet_prepareCalls: isRecord,
  wallet_grantPermissions: isObject,
  solana_signMessage: hasField('signature', isBase58),
  solana_signTransaction: isSignedSolana,
  solana_signAllTransactions: (result, params) => {
    const signed = safeGet(result, 'transactions')
    const requested = safeGet(params, 'transactions')
    return (
      listOf(isText)(signed, params) && safeGet(signed, 'length') === safeGet(requested, 'length')
    )
  },
  solana_signAndSendTransaction: hasField('signature', isBase58),
  polkadot_signMessage: isPolkadotSignature,
  polkadot_signTransaction: isPolkadotSignature,
  cosmos_signAmino: isCosmosSignature,
  cosmos_signDirect: isCosmosSignature,
  signMessage: hasField('signature', isText),
  signPsbt: hasField('psbt', isText),
  sendTransfer: hasField('txid', isText),
}

const reads: Readonly<Record<string, Check>> = {
  eth_accounts: listOf(isAddress),
  eth_requestAccounts: listOf(isAddress),
  eth_blockNumber: isQuantity,
  eth_call: isData,
  eth_estimateGas: isQuantity,
  eth_feeHistory: isRecord,
  eth_gasPrice: isQuantity,
  eth_maxPriorityFeePerGas: isQuantity,
  eth_getAccount: orNull(isRecord),
  eth_getBalance: isQuantity,
  eth_getBlockByHash: orNull(isRecord),
  eth_getBlockByNumber: orNull(isRecord),
  eth_getBlockReceipts: orNull(isList),
  eth_getBlockTransactionCountByHash: orNull(isQuantity),
  eth_getBlockTransactionCountByNumber: orNull(isQuantity),
  eth_getCode: isData,
  eth_getFilterChanges: isList,
  eth_getFilterLogs: isList,
  eth_getLogs: isList,
  eth_getProof: isRecord,
  eth_getStorageAt: isData,
  eth_getTransactionByBlockHashAndIndex: orNull(isRecord),
  eth_getTransactionByBlockNumberAndIndex: orNull(isRecord),
  eth_getTransactionByHash: orNull(isRecord),
  eth_getTransactionCount: isQuantity,
  eth_getTransactionReceipt: orNull(isRecord),
  eth_getUncleCountByBlockHash: orNull(isQuantity),
  eth_getUncleCountByBlockNumber: orNull(isQuantity),
  eth_newBlockFilter: isQuantity,
  eth_newFilter: isQuantity,
  eth_newPendingTransactionFilter: isQuantity,
  eth_syncing: either(isBoolean, isRecord),
  eth_uninstallFilter: isBoolean,
  eth_getUserOperationReceipt: orNull(isRecord),
  eth_getUserOperationByHash: orNull(isRecord),
  eth_estimateUserOperationGas: isRecord,
  eth_supportedEntryPoints: listOf(isAddress),
  wallet_getCallsStatus: isRecord,
  wallet_getCapabilities: isRecord,
  wallet_getAssets: isRecord,
  cosmos_getAccounts: isList,
  getAccountAddresses: isObject,
}
