import { type CaipNetworkId, namespaceOf, parseCaipNetworkId } from '../caip/caip.ts'
import type { Namespace } from '../caip/namespace.ts'

/**
 * The plainer text, with the name of the network. `chainId`: whether its line contains the CAIP-2 id
 * or only the reference. Wallets do not recognize it as a sign-in message.
 */
export type PlainForm = { is: 'plain'; networkName: string; chainId: 'caip2' | 'reference' }

/** The standard text with the scheme of the page before the domain, which EIP-4361 allows. */
export type SchemeForm = { is: 'scheme'; scheme: string }

/**
 * How a sign-in message is written. `standard`: EIP-4361 on eip155, its form for Solana (Sign-In
 * With Solana) on solana, and CAIP-122 elsewhere (decision 18).
 */
export type MessageForm = 'standard' | SchemeForm | PlainForm

/**
 * The forms that a text may have (decision 51). `standard` includes the one with a scheme. Any line
 * may stand in the place of a plain text's network name, and wallets compare none of its fields.
 */
export type FormName = 'standard' | 'plain'
export const standardOnly: readonly FormName[] = ['standard']
export const allForms: readonly FormName[] = ['standard', 'plain']

export const isSchemeForm = (form: MessageForm): form is SchemeForm =>
  form !== 'standard' && form.is === 'scheme'

/** Whether a form is one of the two standard ones. */
export const isStandard = (form: MessageForm): form is 'standard' | SchemeForm =>
  form === 'standard' || form.is === 'scheme'

/** The names of blockchains in the first line. They contain a capital letter, unlike a namespace. */
const blockchains: Readonly<Record<string, string>> = {
  eip155: 'Ethereum',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
}

/**
 * The name of a blockchain in the first line of a standard message. A namespace without built-in
 * adapter is its own name, as CAIP-2 writes it: so the name determines the namespace.
 */
export const blockchainName = (namespace: Namespace): string =>
  Object.hasOwn(blockchains, namespace) ? (blockchains[namespace] ?? namespace) : namespace

/** The built-in namespace that a name in the first line stands for, or null. */
export const blockchainOf = (name: string): Namespace | null =>
  name === 'EVM Networks'
    ? 'eip155'
    : (Object.keys(blockchains).find((namespace) => blockchains[namespace] === name) ?? null)

/** The name in the first line. */
export const nameIn = (chainId: CaipNetworkId, form: MessageForm): string =>
  isStandard(form) ? blockchainName(namespaceOf(chainId)) : form.networkName

/** The value of the line `Chain ID`. */
export const chainTextIn = (chainId: CaipNetworkId, form: MessageForm): string =>
  isStandard(form) || form.chainId === 'reference' ? parseCaipNetworkId(chainId).reference : chainId

/**
 * The empty lines between the account and the fields of a message without statement. EIP-4361 has
 * two. Sign-In With Solana and the plain text have one.
 */
export const emptyLines = (chainId: CaipNetworkId, form: MessageForm): 1 | 2 =>
  isStandard(form) && namespaceOf(chainId) !== 'solana' ? 2 : 1
