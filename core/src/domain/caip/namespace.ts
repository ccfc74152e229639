/**
 * The namespaces that have a built-in adapter. `Namespace` stays open for adapters of third
 * parties.
 */
export const knownNamespaces = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'] as const
export type KnownNamespace = (typeof knownNamespaces)[number]
/** A CAIP-2 namespace. */
export type Namespace = KnownNamespace | (string & {})
/** One value per namespace. A namespace may have no value. */
export type ByNamespace<T> = { readonly [namespace: string]: T }
