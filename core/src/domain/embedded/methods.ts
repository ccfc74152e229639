/**
 * Methods that read or broadcast: the frame answers them without asking the visitor. Some take no
 * parameters, the others a list of them.
 */
export const readMethods = [
  'eth_accounts',
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getAccount',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getCode',
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_getUncleCountByBlockHash',
  'eth_getUncleCountByBlockNumber',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newPendingTransactionFilter',
  'eth_sendRawTransaction',
  'eth_syncing',
  'eth_uninstallFilter',
  'wallet_getCapabilities',
  'wallet_getCallsStatus',
  'eth_getUserOperationReceipt',
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_supportedEntryPoints',
  'wallet_getAssets',
] as const

/** Methods that sign, send or grant: the visitor approves each request in the frame. */
export const approvedMethods = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
  'wallet_sendCalls',
  'wallet_grantPermissions',
  'wallet_revokePermissions',
  'eth_sendUserOperation',
] as const

export type ReadMethod = (typeof readMethods)[number]
export type ApprovedMethod = (typeof approvedMethods)[number]
/** The methods that may leave the page (rule R4). The schemas of the frame have the same keys. */
export type AllowedMethod = ReadMethod | ApprovedMethod

export const isReadMethod = (method: string): method is ReadMethod =>
  readMethods.some((name) => name === method)
export const isApprovedMethod = (method: string): method is ApprovedMethod =>
  approvedMethods.some((name) => name === method)
export const isAllowedMethod = (method: string): method is AllowedMethod =>
  isReadMethod(method) || isApprovedMethod(method)
