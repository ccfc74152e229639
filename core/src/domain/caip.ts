import type { Namespace } from './namespace.ts'

declare const chain: unique symbol
declare const account: unique symbol
/** A CAIP-2 network id, `namespace:reference`, as in `eip155:1`. Made by `parseCaipNetworkId` or a network definition. */
export type CaipNetworkId = string & { readonly [chain]: true }
/** A CAIP-10 account id, `namespace:reference:address`. */
export type CaipAddress = string & { readonly [account]: true }

export type CaipNetworkParts = { namespace: Namespace; reference: string }
export type CaipAddressParts = CaipNetworkParts & { address: string }
