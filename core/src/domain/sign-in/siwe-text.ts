import { type CaipNetworkId, caipNetworkIdOf } from '../caip/caip.ts'

/** The first EVM address in a text, as it is written there. '' without one. */
export const addressInText = (text: string): string => /0x[0-9a-f]{40}/i.exec(text)?.[0] ?? ''

/**
 * The network in a text of signing in with Ethereum: the number after `Chain ID: `. `eip155:1`
 * without one.
 */
export const chainInText = (text: string): CaipNetworkId =>
  caipNetworkIdOf('eip155', /Chain ID: (\d+)/.exec(text)?.[1] ?? '1')
