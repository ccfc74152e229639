import type { Namespace } from '../caip/namespace.ts'

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

/** The methods that a namespace has by default, as the specification counts them. */
export function remoteMethods(namespace: Namespace): readonly string[] {
  return wordsOf(methods, namespace)
}

/** What signing needs where the default is to ask for nothing: without it a wallet that is connected could do nothing. */
const needed: Readonly<Record<string, string>> = {
  polkadot: 'polkadot_signMessage polkadot_signTransaction',
  cosmos: 'cosmos_getAccounts cosmos_signAmino cosmos_signDirect',
}

/** The methods that are proposed for a namespace where the page names none. */
export const proposedMethods = (namespace: Namespace): readonly string[] => [
  ...remoteMethods(namespace),
  ...wordsOf(needed, namespace),
]

/** The events that are proposed where the page names none. */
export const remoteEvents: readonly string[] = ['accountsChanged', 'chainChanged']

const wordsOf = (
  lists: Readonly<Record<string, string>>,
  namespace: Namespace,
): readonly string[] => (Object.hasOwn(lists, namespace) ? (lists[namespace] ?? '').split(' ') : [])
