import { caipNetworkIdOf, isCaipNetworkId } from '../caip/caip.ts'

export type TokenOption = { address: string; image?: string | undefined }

/** The option `tokens` by CAIP-2 id. A key that is a number is an EVM chain id. */
export function tokensByNetwork(
  tokens: Readonly<Record<string, TokenOption>>,
): Readonly<Record<string, TokenOption>> {
  return Object.fromEntries(
    Object.entries(tokens).map(([key, token]) => [
      isCaipNetworkId(key) ? key : caipNetworkIdOf('eip155', key),
      token,
    ]),
  )
}
