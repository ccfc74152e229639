import { parseAddress } from '../../clients/address/parse-address.ts'
import type { Account } from '../../domain/account/account.ts'
import {
  type CaipNetworkId,
  isCaipNetworkId,
  namespaceOf,
  toCaipNetworkId,
} from '../../domain/caip/caip.ts'
import { isEmail } from '../../domain/embedded/email-address.ts'
import type { EmbeddedUser } from '../../domain/embedded/embedded-user.ts'
import { cleanText } from '../../domain/text/text.ts'
import { embeddedErrors } from '../../errors/areas/embedded.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { UserAnswer } from './complete-login.ts'

/** The CAIP-2 id of a network as the frame writes it: a number or its text on eip155. */
export function networkOfFrame(chainId: number | string): CaipNetworkId | null {
  if (isCaipNetworkId(chainId)) return chainId
  return /^[1-9]\d{0,15}$/.test(String(chainId)) ? toCaipNetworkId(`eip155:${chainId}`) : null
}

/** The id of a network as the frame expects it: a number on eip155, else a CAIP-2 text. */
export function frameChainId(network: CaipNetworkId): number | string {
  return namespaceOf(network) === 'eip155' ? Number(network.slice('eip155:'.length)) : network
}

/**
 * Parses the user that the frame states for a network. Throws `embedded/frame-error` for another
 * network, and for an address that is missing or invalid in its namespace. `email` is null unless it is an
 * e-mail address.
 */
export function parseUser(answer: UserAnswer, requested: CaipNetworkId): EmbeddedUser {
  const namespace = namespaceOf(requested)
  const parse = (address: string) => parseAddress(namespace, address, requested)
  const address = answer.address == null ? null : parse(answer.address)
  if (networkOfFrame(answer.chainId) !== requested || address === null)
    throw new KitError(embeddedErrors, 'embedded/frame-error')
  const accounts = (answer.accounts ?? []).flatMap(({ address: text, type }): Account[] => {
    const parsed = parse(text)
    return parsed === null ? [] : [{ address: parsed, type }]
  })
  const type = answer.preferredAccountType ?? null
  return {
    email: answer.email != null && isEmail(answer.email) ? answer.email.trim() : null,
    userName: answer.userName == null ? null : cleanText(answer.userName),
    address,
    caipNetworkId: requested,
    accounts: accounts.some((account) => account.address === address)
      ? accounts
      : [{ address, type: type ?? 'eoa' }, ...accounts],
    preferredAccountType: type,
    smartAccountDeployed: answer.smartAccountDeployed ?? null,
  }
}
