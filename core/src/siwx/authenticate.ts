import { type CaipNetworkId, caipAddressOf } from '../domain/caip/caip.ts'
import { addressOf } from '../domain/caip/caip-address.ts'
import type {
  AuthenticationAnswer,
  AuthenticationRequest,
} from '../domain/sign-in/authentication.ts'
import { parseCacao } from '../domain/sign-in/cacao.ts'
import { isBoundTo, sessionOfCacao } from '../domain/sign-in/cacao-session.ts'
import { checkMessage, clockTolerance } from '../domain/sign-in/check-message.ts'
import { timeOf } from '../domain/sign-in/date-time.ts'
import { formatMessage } from '../domain/sign-in/format-message.ts'
import { standardOnly } from '../domain/sign-in/message-form.ts'
import type { SignInData, SignInSession } from '../domain/sign-in/session.ts'
import { parseUrl } from '../domain/text/parse-url.ts'
import { accountErrors } from '../errors/areas/account.ts'
import { siwxErrors } from '../errors/areas/siwx.ts'
import { KitError } from '../errors/kit-error.ts'
import type { AuthenticationInput, Siwx, SiwxHost } from './siwx.ts'

/** Stands for the account in the check of a message: the wallet chooses the account later. */
const noAccount = '0x0000000000000000000000000000000000000000'

/**
 * Creates the message that remote wallets may sign while they connect. It is on the active network
 * if that is one of the chains, else on the first one. Throws as `checkMessage` does (rule R17).
 */
export async function requestAuthentication(
  { chains, siteUrl }: AuthenticationInput,
  createMessage: Siwx['createMessage'],
  { platform, activeNetwork }: Pick<SiwxHost, 'platform' | 'activeNetwork'>,
): Promise<AuthenticationRequest> {
  const chainId = chains.find((chain) => chain === activeNetwork()) ?? chains[0]
  if (chainId === undefined) throw new KitError(accountErrors, 'account/no-active-network')
  const message = await createMessage({ accountAddress: '', chainId })
  const { toString: _, ...data } = message
  checkRequest({ ...data, accountAddress: noAccount }, { chainId, siteUrl, platform })
  return {
    data: { ...data, accountAddress: '' },
    chains: [chainId, ...chains.filter((chain) => chain !== chainId)],
  }
}

function checkRequest(
  data: SignInData,
  {
    chainId,
    siteUrl,
    platform,
  }: { chainId: CaipNetworkId; siteUrl: string } & Pick<SiwxHost, 'platform'>,
): void {
  const { origin } = platform.page.facts()
  const site = parseUrl(siteUrl)?.origin ?? ''
  // The wallet would show another page than the one that the visitor signs in to.
  if (site !== origin)
    throw new KitError(siwxErrors, 'siwx/domain-mismatch', { found: site, expected: origin })
  checkMessage(
    { data, text: formatMessage(data, 'standard') },
    {
      domain: parseUrl(origin)?.host ?? '',
      origin,
      account: { chainId, address: noAccount },
      nonce: 'server',
      forms: standardOnly,
      now: platform.clock.now(),
      tolerance: clockTolerance,
    },
  )
}

/**
 * Verifies what a remote wallet signed while it connected (decision 19). Resolves with one session
 * per account and network. Cacaos of a network on which the session does not grant their account do
 * not count. Rejects if a cacao is invalid, answers another request, has expired, or is of an
 * account that the wallet did not grant on any network (decision 43).
 */
export async function authenticate(
  { request, cacaos, accounts }: AuthenticationAnswer,
  { verify, platform }: Pick<SiwxHost, 'verify' | 'platform'>,
  signal: AbortSignal,
): Promise<readonly SignInSession[]> {
  // The letters of an eip155 address may differ in case.
  const granted = new Set(accounts.map((account) => account.toLowerCase()))
  const addresses = new Set(accounts.map((account) => addressOf(account).toLowerCase()))
  const sessions = new Map<string, SignInSession>()
  for (const value of cacaos) {
    const session = sessionIn(value, request)
    const { chainId, accountAddress, expirationTime } = session.data
    if (!addresses.has(accountAddress.toLowerCase()))
      throw new KitError(siwxErrors, 'siwx/other-account')
    if (expirationTime !== undefined && (timeOf(expirationTime) ?? 0) <= platform.clock.now())
      throw new KitError(siwxErrors, 'siwx/expired')
    if (!(await verify(session, { signal }))) throw new KitError(siwxErrors, 'siwx/not-verified')
    const account = caipAddressOf(chainId, accountAddress).toLowerCase()
    if (granted.has(account) && !sessions.has(account)) sessions.set(account, session)
  }
  return [...sessions.values()]
}

function sessionIn(value: unknown, request: AuthenticationRequest): SignInSession {
  const cacao = parseCacao(value)
  if (cacao === null || !isBoundTo(cacao, request))
    throw new KitError(siwxErrors, 'siwx/not-verified')
  return sessionOfCacao(cacao)
}
