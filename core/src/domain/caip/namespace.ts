/**
 * The namespaces that have a built-in adapter. `Namespace` stays open for adapters of third
 * parties.
 */
export const knownNamespaces = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'] as const
export type KnownNamespace = (typeof knownNamespaces)[number]
/** A CAIP-2 namespace. */
export type Namespace = KnownNamespace | (string & {})
/**
 * The namespaces of third-party adapters, as keys. The package of such an adapter adds its own:
 *
 * ```ts
 * declare module '@latchkit/core' {
 *   interface OtherNamespaces { ton: true }
 * }
 * ```
 */
// biome-ignore lint/suspicious/noEmptyInterface: other packages add properties
export interface OtherNamespaces {}
/**
 * The type of a parameter for a namespace. Accepts any `Namespace`, but no literal that is neither
 * built in nor in `OtherNamespaces`, such as a misspelled one.
 */
export type CheckedNamespace<N extends Namespace> =
  | KnownNamespace
  | keyof OtherNamespaces
  | (string extends N ? N : never)
/** One value per namespace. A namespace may have no value. */
export type ByNamespace<T> = { readonly [namespace: string]: T }

/** The value of a namespace. Null for `constructor` and other names that every object has. */
export const ofNamespace = <T>(values: ByNamespace<T>, namespace: Namespace): T | null =>
  (Object.hasOwn(values, namespace) && values[namespace]) || null
