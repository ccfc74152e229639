import type { Namespace } from './namespace.ts'

/** What remote wallets are asked to grant, by namespace; a namespace that is not here is asked for nothing. */
const methods: Readonly<Record<string, string>> = {
  eip155:
    'eth_accounts eth_requestAccounts eth_sendRawTransaction eth_sign eth_signTransaction eth_signTypedData eth_signTypedData_v3 ' +
    'eth_signTypedData_v4 eth_sendTransaction personal_sign wallet_switchEthereumChain wallet_addEthereumChain wallet_getPermissions ' +
    'wallet_requestPermissions wallet_registerOnboarding wallet_watchAsset wallet_scanQRCode wallet_getCallsStatus wallet_showCallsStatus ' +
    'wallet_sendCalls wallet_getCapabilities wallet_grantPermissions wallet_revokePermissions wallet_getAssets',
  solana:
    'solana_signMessage solana_signTransaction solana_requestAccounts solana_getAccounts solana_signAllTransactions ' +
    'solana_signAndSendTransaction',
  bip122: 'sendTransfer signMessage signPsbt getAccountAddresses',
}

/** The methods that are proposed for a namespace where the page names none. */
export function remoteMethods(namespace: Namespace): readonly string[] {
  return Object.hasOwn(methods, namespace) ? (methods[namespace] ?? '').split(' ') : []
}

/** The events that are proposed where the page names none. */
export const remoteEvents: readonly string[] = ['accountsChanged', 'chainChanged']
