/** The namespaces the specification names (section 9). Third parties may bring others: the type stays open. */
export const knownNamespaces = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'] as const
export type KnownNamespace = (typeof knownNamespaces)[number]
/** A CAIP-2 namespace. What one can do is said by its adapter. */
export type Namespace = KnownNamespace | (string & {})
/** One thing a namespace; not every namespace has one. */
export type ByNamespace<T> = { readonly [namespace: string]: T }
