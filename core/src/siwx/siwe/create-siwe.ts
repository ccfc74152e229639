import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { namespaceOf, parseCaipNetworkId, toCaipNetworkId } from '../../domain/caip/caip.ts'
import { toIso } from '../../domain/sign-in/date-time.ts'
import { parseMessage } from '../../domain/sign-in/parse-message.ts'
import type {
  SignInData,
  SignInInput,
  SignInMessage,
  SignInSession,
} from '../../domain/sign-in/session.ts'
import { safeGet } from '../../domain/unknown.ts'
import { kitErrors } from '../../errors/areas/kit.ts'
import { siweErrors } from '../../errors/areas/siwe.ts'
import { siwxErrors } from '../../errors/areas/siwx.ts'
import { isKitError, KitError } from '../../errors/kit-error.ts'
import { createCookieCheck } from '../confirm-cookie.ts'
import type { SessionMethods } from '../lazy-extension.ts'
import { parseSignInMessage } from '../parse-session.ts'
import type { SiwxHost } from '../siwx.ts'
import type { SIWEClient, SIWECreateMessageArgs, SIWEMethods, SIWESession } from './siwe.types.ts'

/** The chain id as a number. Null for a network of another kind, for example of Solana. */
function chainNumber(chainId: CaipNetworkId): number | null {
  const { namespace, reference } = parseCaipNetworkId(chainId)
  return namespace === 'eip155' && /^\d{1,15}$/.test(reference) ? Number(reference) : null
}

/**
 * Maps the page's sign-in with Ethereum to an extension. Accounts of other namespaces count as
 * signed in, as in AppKit.
 */
export function createSiwe({ options, methods }: SIWEClient, host: SiwxHost): SessionMethods {
  const { clock, log } = host.platform
  const checksNetwork = options.signOutOnNetworkChange ?? true
  /** The last session that the server reported. */
  let last: SIWESession | null = null
  /** The session that a change of the network ended, until the next one is read. */
  let ended: SIWESession | null = null

  /** Calls a listener of the page. Its error is not one of the sign-in. */
  const notify = (listener: () => void) => {
    try {
      listener()
    } catch (error) {
      log.error('A listener of siweConfig failed', error)
    }
  }
  const readSession = async (): Promise<SIWESession | null> => {
    const session = parseSession(await reaching(() => methods.getSession()))
    const isEnded = session !== null && isSame(session, ended)
    last = session
    // Some servers still report the session of the previous network: sign out once more.
    if (isEnded) await signOut()
    ended = null
    return isEnded ? null : session
  }
  const signOut = async () => {
    const isEnded = await reaching(() => methods.signOut()).catch((cause: unknown) => {
      throw new KitError(siwxErrors, 'siwx/sign-out-failed', {}, { cause })
    })
    if (isEnded === false) throw new KitError(siwxErrors, 'siwx/sign-out-failed')
    const network = host.activeNetwork()
    ended = network !== null && chainNumber(network) !== last?.chainId ? last : null
    notify(() => methods.onSignOut?.())
  }
  const confirmCookie = createCookieCheck(async ({ accountAddress }) => {
    const session = await readSession().catch((cause: unknown) => {
      throw new KitError(siwxErrors, 'siwx/unreachable', {}, { cause })
    })
    return session?.address.toLowerCase() === accountAddress.toLowerCase()
  })
  const addSession: SessionMethods['addSession'] = async (
    { data, message, signature, cacao },
    signal,
  ) => {
    const chainId = chainNumber(data.chainId)
    if (chainId === null) return
    const isVerified = await reaching(() =>
      methods.verifyMessage({ message, signature, ...(cacao && { cacao }) }),
    )
    if (isVerified !== true) throw new KitError(siweErrors, 'siwe/not-verified')
    ended = null
    const failure = signal?.aborted ? null : await confirmCookie(data).catch((error) => ({ error }))
    if (signal?.aborted) {
      await signOut()
      throw new KitError(kitErrors, 'kit/aborted')
    }
    if (failure) {
      // The session must not stay open.
      await reaching(() => methods.signOut()).catch(() => {})
      throw failure.error
    }
    notify(() => methods.onSignIn?.({ address: data.accountAddress, chainId }))
  }

  return {
    createMessage: (input) => createMessage(input, methods, toIso(clock.now())),
    addSession,
    async setSessions(sessions, signal) {
      const active = sessions.find(({ data }) => data.chainId === host.activeNetwork())
      const session = active ?? sessions[0]
      if (session === undefined) await signOut()
      else await addSession(session, signal)
    },
    async getSessions(chainId, address) {
      if (namespaceOf(chainId) !== 'eip155') return [sessionOf(chainId, address)]
      const session = await readSession()
      if (session === null) return []
      // The session of one account never signs in another one (rule R18).
      const isAccount = session.address.toLowerCase() === address.toLowerCase()
      const isNetwork = !checksNetwork || session.chainId === chainNumber(chainId)
      if (isAccount && isNetwork) return [sessionOf(chainId, address)]
      return [sessionOf(toCaipNetworkId(`eip155:${session.chainId}`), session.address)]
    },
    async revokeSession(chainId, address) {
      // The one session is that of an Ethereum account, which may stay connected.
      if (namespaceOf(chainId) !== 'eip155') return
      const session = parseSession(await reaching(() => methods.getSession()))
      // Pages also return null if they cannot read the session.
      if (session === null || session.address.toLowerCase() === address.toLowerCase())
        await signOut()
    },
    async revokeNamespace(namespace) {
      if (namespace === 'eip155') await signOut()
    },
  }
}

async function createMessage(
  { accountAddress, chainId, notBefore }: SignInInput,
  methods: SIWEMethods,
  iat: string,
): Promise<SignInMessage> {
  const params = await reaching(async () => methods.getMessageParams?.())
  if (params == null) throw new KitError(siweErrors, 'siwe/params-missing')
  const nonce = await reaching(() => methods.getNonce(accountAddress))
  if (!nonce) throw new KitError(siweErrors, 'siwe/nonce-missing')
  const args: SIWECreateMessageArgs = {
    ...params,
    chainId: chainNumber(chainId) ?? 1,
    address: `did:pkh:${chainId}:${accountAddress}`,
    nonce,
    version: '1',
    iat,
  }
  // A remote wallet that chooses the account writes the text itself.
  const text: unknown = accountAddress === '' ? '' : await methods.createMessage(args)
  const fields: SignInData = {
    accountAddress,
    chainId,
    domain: params.domain,
    uri: params.uri,
    version: '1',
    nonce,
    issuedAt: iat,
    notBefore: params.nbf ?? notBefore,
    expirationTime: params.exp,
    statement: params.statement,
    requestId: params.requestId,
    resources: params.resources,
  }
  return parseSignInMessage({ ...(dataIn(text) ?? fields), toString: () => String(text) })
}

/** The fields of a standard text. The page may write others than it received, such as its own time. */
function dataIn(text: unknown): SignInData | null {
  try {
    return parseMessage(String(text), { namespace: 'eip155' }).data
  } catch {
    return null // `checkMessage` refuses other texts.
  }
}

/** Maps an error of a method to `siwx/unreachable`: the same call may succeed later (fault J4). */
async function reaching<T>(method: () => Promise<T>): Promise<T> {
  try {
    return await method()
  } catch (cause) {
    throw isKitError(cause) ? cause : new KitError(siwxErrors, 'siwx/unreachable', {}, { cause })
  }
}

function parseSession(value: unknown): SIWESession | null {
  const address = safeGet(value, 'address')
  const chainId = Number(safeGet(value, 'chainId') ?? Number.NaN)
  return typeof address === 'string' && address !== '' && Number.isSafeInteger(chainId)
    ? { address, chainId }
    : null
}

const isSame = (one: SIWESession, other: SIWESession | null) =>
  one.chainId === other?.chainId && one.address.toLowerCase() === other.address.toLowerCase()

/** A session of the server, which does not report the signed text. */
const sessionOf = (chainId: CaipNetworkId, accountAddress: string): SignInSession => ({
  data: { accountAddress, chainId, domain: '', uri: '', version: '', nonce: '' },
  message: '',
  signature: '',
})
