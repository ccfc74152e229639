import type { AdapterEntry } from '../adapters/adapter.ts'
import { parseAddress } from '../clients/address/parse-address.ts'
import { type CaipAddress, caipAddressOf, namespaceOf } from '../domain/caip/caip.ts'
import { toCaipAddress } from '../domain/caip/caip-address.ts'
import type { Namespace } from '../domain/caip/namespace.ts'
import { parseCacao } from '../domain/sign-in/cacao.ts'
import { sessionOfCacao } from '../domain/sign-in/cacao-session.ts'
import { checkMessage, clockTolerance } from '../domain/sign-in/check-message.ts'
import { timeOf } from '../domain/sign-in/date-time.ts'
import { allForms, type FormName, standardOnly } from '../domain/sign-in/message-form.ts'
import { parseMessage } from '../domain/sign-in/parse-message.ts'
import { isSessionOf, type SignInData, type SignInSession } from '../domain/sign-in/session.ts'
import { parseUrl } from '../domain/text/parse-url.ts'
import { httpErrors } from '../errors/areas/http.ts'
import { siwxErrors } from '../errors/areas/siwx.ts'
import { invalidOption } from '../errors/invalid-option.ts'
import { isKitError, KitError } from '../errors/kit-error.ts'
import { createBrowserPlatform } from '../platform/browser.ts'
import { createVerifier } from '../siwx/verify-session.ts'

/** What a sign-in has to say, and the means to verify its signature. */
export type VerifyOptions = {
  /**
   * The adapters of the namespaces whose accounts may sign in, as in `createKit`, for example
   * `[eip155()]`. Each loads the code that verifies with its first sign-in.
   */
  adapters: readonly Pick<AdapterEntry, 'namespace' | 'loadVerifier'>[]
  /**
   * Host of the page with its port, for example `app.example.com`. From the configuration of the
   * server, never from the request.
   */
  domain: string
  /**
   * The nonce that the server gave to this visitor. Delete it before the call: a nonce is for one
   * use.
   */
  nonce: string
  /** URL of the page; its origin counts. Default: `https://` and `domain`, `http://` on localhost. */
  uri?: string | undefined
  /** The only account that may sign in, CAIP-10. Default: every account. */
  account?: string | undefined
  /**
   * RPC URLs by CAIP-2 id, for the signatures of contract accounts (ERC-1271, ERC-6492). Default:
   * contract accounts cannot sign in.
   */
  rpcUrls?: Readonly<Record<string, readonly string[]>> | undefined
  /** Ms since 1970. Default: the clock of the server. */
  now?: number | undefined
  /** How far the clock of the visitor may be off, in ms. Default 300000. */
  clockTolerance?: number | undefined
  /** Requests to `rpcUrls`. Default: the global `fetch`. */
  fetch?: typeof fetch | undefined
  signal?: AbortSignal | undefined
}

/** A signed text, as the page sent it. */
export type SignedMessage = VerifyOptions & {
  message: unknown
  /** As the wallet returned it: hex on eip155 and polkadot, base58 on solana, base64 elsewhere. */
  signature: unknown
  /** The namespace of the account. Only a plain text without it in its chain id needs it. */
  namespace?: Namespace | undefined
  /**
   * The forms in which the text may be written (decision 51). Default `['standard']`: EIP-4361 on
   * eip155, Sign-In With Solana on solana, CAIP-122 elsewhere. A page with `message: 'plain'` needs
   * `['standard', 'plain']`: any line may stand in the place of a plain text's network name, and
   * wallets do not recognize it as a sign-in.
   */
  forms?: readonly FormName[] | undefined
}

/** What a remote wallet signed while it connected (CAIP-74), as the page sent it. */
export type SignedCacao = VerifyOptions & { cacao: unknown }

/** `account`: the CAIP-10 account that signed; an EVM address has its EIP-55 checksum. */
export type VerifiedSignIn = { account: CaipAddress; data: SignInData }

/**
 * Verifies that an account has signed in to this page: the text is a sign-in message for the page
 * with the nonce of the server, its times are valid, and the signature is of the account in it.
 * Resolves with the account that signed. A session belongs to that account, not to one that the
 * request names (rule R18).
 *
 * Rejects with
 * - `siwx/message-invalid` for a text that is no sign-in message;
 * - `siwx/nonce-invalid` for another nonce, `siwx/domain-mismatch` for another page;
 * - `siwx/clock-wrong` if it was issued more than `clockTolerance` ago or ahead of now (fault J6);
 * - `siwx/expired` and `siwx/not-yet-valid`;
 * - `siwx/other-account` for another account than `account`;
 * - `siwx/not-verified` for a wrong signature. On eip155 without an RPC URL of the network this
 *   includes the one of a contract account that has the form of a key's; `cause` then says so;
 * - `adapter/not-found` for a namespace without one of `adapters`.
 *
 * These refuse the sign-in. Any other error is a fault of the server, which cannot verify: the same
 * signature may be sent again, so the nonce must stay usable.
 * - `adapter/library-missing` if the library of a namespace is not installed;
 * - `endpoint/rpc-url-missing` on eip155 for the signature of a contract account on a network without
 *   an RPC URL, another `endpoint/…` if the network cannot be read.
 */
export async function verifySignIn({
  message,
  signature,
  namespace,
  forms = standardOnly,
  ...options
}: SignedMessage): Promise<VerifiedSignIn> {
  if (typeof message !== 'string') throw invalid('it is not a text')
  if (typeof signature !== 'string') throw new KitError(siwxErrors, 'siwx/not-verified')
  if (!Array.isArray(forms) || !forms.every((form) => allForms.includes(form)))
    throw invalidOption('forms', "a list of 'standard' and 'plain'")
  const { data } = parseMessage(message, { namespace, forms })
  return verify({ data, message, signature }, forms, options)
}

/**
 * `verifySignIn` for what a remote wallet signed while it connected. The statement in `data`
 * contains the sentence that a recap among the resources adds.
 */
export async function verifyCacao({ cacao, ...options }: SignedCacao): Promise<VerifiedSignIn> {
  const parsed = parseCacao(cacao)
  if (parsed === null) throw invalid('it is not a cacao')
  return verify(sessionOfCacao(parsed), standardOnly, options)
}

const invalid = (problem: string) => new KitError(siwxErrors, 'siwx/message-invalid', { problem })

async function verify(
  session: SignInSession,
  forms: readonly FormName[],
  options: VerifyOptions,
): Promise<VerifiedSignIn> {
  const platform = createBrowserPlatform()
  const { now = platform.clock.now(), rpcUrls = {}, signal } = options
  const { data, message } = session
  checkMessage(
    { data, text: message },
    {
      domain: options.domain,
      origin: originOf(options),
      account: null,
      nonce: { value: options.nonce },
      forms,
      now,
      tolerance: options.clockTolerance ?? clockTolerance,
    },
  )
  if (data.notBefore !== undefined && (timeOf(data.notBefore) ?? 0) > now)
    throw new KitError(siwxErrors, 'siwx/not-yet-valid')
  const account = accountOf(data)
  if (options.account !== undefined) requireAccount(data, options.account)
  const isVerified = await createVerifier({
    adapters: options.adapters,
    clock: platform.clock,
    fetch: options.fetch ?? platform.fetch,
    rpcUrls: (id) => (Object.hasOwn(rpcUrls, id) ? (rpcUrls[id] ?? []) : []),
    projectId: null,
    customRpcUrls: {},
  })(session, { forms, signal }).catch((error: unknown) => {
    throw isKitError(error, 'siwx/network-not-found') ? withoutNode(session) : error
  })
  if (!isVerified) throw new KitError(siwxErrors, 'siwx/not-verified')
  return { account, data }
}

/** 64 or 65 bytes: the signature of a key, or of a contract that has one owner. */
const keySignature = /^0x[0-9a-f]{128}(?:[0-9a-f]{2})?$/i

/** The error for a signature that is not of the account's key, on a network without RPC URL. */
function withoutNode({ data: { chainId: network }, signature, cacao }: SignInSession): KitError {
  const missing = new KitError(httpErrors, 'endpoint/rpc-url-missing', { network })
  const isOfContract = cacao?.s.t === 'eip1271' || !keySignature.test(signature)
  return isOfContract
    ? missing
    : new KitError(siwxErrors, 'siwx/not-verified', {}, { cause: missing })
}

function accountOf({ chainId, accountAddress }: SignInData): CaipAddress {
  const address = parseAddress(namespaceOf(chainId), accountAddress, chainId)
  if (address === null) throw invalid('the address is not one of the network')
  return caipAddressOf(chainId, address)
}

function requireAccount(data: SignInData, account: string): void {
  const expected = toCaipAddress(account)
  const address = expected.slice(data.chainId.length + 1)
  if (!expected.startsWith(`${data.chainId}:`) || !isSessionOf({ data }, data.chainId, address))
    throw new KitError(siwxErrors, 'siwx/other-account')
}

/** Hosts of this device, where pages have no certificate. */
const local = /^(?:[^:]+\.)?localhost(?::\d+)?$|^127\.0\.0\.1(?::\d+)?$|^\[::1\](?::\d+)?$/

function originOf({ domain, uri }: VerifyOptions): string {
  const url = parseUrl(uri ?? `${local.test(domain) ? 'http' : 'https'}://${domain}`)
  if (url === null) throw invalidOption('uri', 'a URL')
  return url.origin
}
