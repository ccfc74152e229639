import { namespaceOf } from '../domain/caip/caip.ts'
import { timeOf, toIso } from '../domain/sign-in/date-time.ts'
import { formatMessage } from '../domain/sign-in/format-message.ts'
import { blockchainName, type MessageForm } from '../domain/sign-in/message-form.ts'
import type { SignInData, SignInInput, SignInMessage } from '../domain/sign-in/session.ts'
import { toUri } from '../domain/sign-in/uri.ts'
import { parseUrl } from '../domain/text/parse-url.ts'
import { siwxErrors } from '../errors/areas/siwx.ts'
import { KitError } from '../errors/kit-error.ts'
import { lazy } from '../platform/lazy.ts'
import type { MessageOptions } from './session-options.ts'
import type { SiwxHost } from './siwx.ts'

const addresses = lazy(() => import('../clients/address/evm-address.ts'))

/**
 * Creates the message of one sign-in. Domain and URI are those of the page, without the query and
 * hash of its URL, which may contain secrets (rule R17). Without an address, as when a remote wallet
 * chooses the accounts, the message has fields but no text.
 *
 * Throws `siwx/message-invalid` for values that the message cannot contain (fault J7).
 */
export async function createMessage(
  { accountAddress: given, chainId, notBefore }: SignInInput,
  nonce: string,
  options: MessageOptions,
  host: Pick<SiwxHost, 'platform' | 'networks'>,
): Promise<SignInMessage> {
  const { statement, resources = [], requestId, expiration } = options
  const now = host.platform.clock.now()
  const start = notBefore === undefined ? now : timeOf(toIso(notBefore))
  if (start === null)
    throw new KitError(siwxErrors, 'siwx/message-invalid', {
      problem: 'the start time is not a time',
    })
  const accountAddress = namespaceOf(chainId) === 'eip155' ? await checksummed(given) : given
  const data: SignInData = {
    accountAddress,
    chainId,
    ...pageOf(host.platform),
    version: '1',
    nonce,
    issuedAt: toIso(now),
    ...(notBefore !== undefined && { notBefore: toIso(start) }),
    ...(expiration !== undefined && { expirationTime: toIso(start + expiration) }),
    ...(statement !== undefined && { statement }),
    ...(requestId !== undefined && { requestId }),
    ...(resources.length > 0 && { resources: [...resources] }),
  }
  const text = accountAddress === '' ? '' : formatMessage(data, formOf(data, options, host))
  return { ...data, toString: () => text }
}

async function checksummed(address: string): Promise<string> {
  const { parseEvmAddress } = await addresses()
  return parseEvmAddress(address) ?? address
}

/** Domain and URI of the page (rule R17, fault J1). */
export function pageOf({ page }: SiwxHost['platform']): Pick<SignInData, 'domain' | 'uri'> {
  const { origin, url } = page.facts()
  const domain = parseUrl(origin)?.host ?? ''
  if (domain === '')
    throw new KitError(siwxErrors, 'siwx/message-invalid', { problem: 'the page has no domain' })
  return { domain, uri: toUri(origin + (parseUrl(url)?.pathname ?? '/')) }
}

function formOf(
  { chainId }: SignInData,
  { message, clearChainIdNamespace = false }: MessageOptions,
  { networks }: Pick<SiwxHost, 'networks'>,
): MessageForm {
  if (message !== 'plain') return 'standard'
  const namespace = namespaceOf(chainId)
  const network = networks().find(({ caipNetworkId }) => caipNetworkId === chainId)
  const networkName =
    network?.name ?? (namespace === 'eip155' ? 'EVM Networks' : blockchainName(namespace))
  return { is: 'plain', networkName, chainId: clearChainIdNamespace ? 'reference' : 'caip2' }
}
