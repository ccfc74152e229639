import type { Namespace } from '../caip/namespace.ts'

/** The methods that are proposed to remote wallets by default, separated by spaces. */
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

/** The default methods of a namespace. Empty for unknown namespaces. */
export function remoteMethods(namespace: Namespace): readonly string[] {
  return listOf(methods, namespace)
}

/** Methods for namespaces without defaults. Without them, a connected wallet could not sign. */
const additionalMethods: Readonly<Record<string, string>> = {
  polkadot: 'polkadot_signMessage polkadot_signTransaction',
  cosmos: 'cosmos_getAccounts cosmos_signAmino cosmos_signDirect',
}

/** The methods that are proposed for a namespace unless the page overrides them. */
export const proposedMethods = (namespace: Namespace): readonly string[] => [
  ...remoteMethods(namespace),
  ...listOf(additionalMethods, namespace),
]

/**
 * Whether a grant contains a method that signs or sends, if one was proposed, else any proposed
 * method. Without one, a connected wallet could do nothing (fault XC1).
 */
export function grantsNeededMethod(
  granted: readonly string[],
  proposed: readonly string[],
): boolean {
  const signing = proposed.filter((method) => /sign|send(Transaction|Transfer|Calls)/i.test(method))
  const needed = signing.length > 0 ? signing : proposed
  return needed.length === 0 || needed.some((method) => granted.includes(method))
}

/** The events that are proposed unless the page overrides them. */
export const remoteEvents: readonly string[] = ['accountsChanged', 'chainChanged']

const listOf = (
  lists: Readonly<Record<string, string>>,
  namespace: Namespace,
): readonly string[] => (Object.hasOwn(lists, namespace) ? (lists[namespace] ?? '').split(' ') : [])
