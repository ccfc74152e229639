import { bytesToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { sandboxAccount } from '../base/accounts.ts'
import { isRecord } from '../base/checks.ts'
import type { KnownRemoteChain, RemoteAccount } from './remote-wallet.types.ts'
import type { Cacao, SdkProposal, SdkWallet, SignInRequest } from './sdk.types.ts'
import type { Secret } from './secrets.ts'
import type { RemoteSignInMode } from './sign-in-modes.ts'

/** An account of the wallet, and the chain of the message that it signs. */
export type Signer = { position: number; chain: string; address: string }

/** Index of a funded account that no phone of the sandbox has. */
const foreignAccount = 3

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(isText)

/** Whether a proposal has a request to sign in, valid or not. */
export const asksToSignIn = ({ requests }: SdkProposal): boolean =>
  (requests?.authentication ?? []).length > 0

/** The request to sign in of a proposal. Null without a request that can be answered. */
export function signInRequestOf({ requests }: SdkProposal): SignInRequest | null {
  const [request]: readonly unknown[] = requests?.authentication ?? []
  if (!isRecord(request)) return null
  const { domain, aud, version, nonce, iat, chains } = request
  const { statement, exp, nbf, requestId, resources } = request
  if (![domain, aud, version, nonce, iat].every(isText) || !isTextList(chains)) return null
  // The SDK does not format such a statement: it could forge other lines of the message.
  if (isText(statement) && /[\r\n]/.test(statement)) return null
  return {
    domain: String(domain),
    aud: String(aud),
    version: String(version),
    nonce: String(nonce),
    iat: String(iat),
    chains,
    ...(isText(statement) && { statement }),
    ...(isText(exp) && { exp }),
    ...(isText(nbf) && { nbf }),
    ...(isText(requestId) && { requestId }),
    ...(isTextList(resources) && { resources }),
  }
}

/** The accounts and chains that the wallet can sign for, by account. Sign-in is for Ethereum. */
export const signersOf = (
  request: SignInRequest,
  chains: readonly KnownRemoteChain[],
  accounts: readonly RemoteAccount[],
): readonly Signer[] =>
  accounts.flatMap(({ position, addresses }) =>
    request.chains
      .filter((id) => chains.some(({ caip2, namespace }) => caip2 === id && namespace === 'eip155'))
      .flatMap((chain) => {
        const address = addresses[chain]
        return address === undefined ? [] : [{ position, chain, address }]
      }),
  )

/** The text that an account signs. */
export const signInText = (sdk: SdkWallet, request: SignInRequest, signer: Signer): string =>
  sdk.formatAuthMessage({ request, iss: issuerOf(signer) })

/** Signs the request, one cacao for each signer. `mode`: what is wrong with the cacaos. */
export function signIn(
  sdk: SdkWallet,
  request: SignInRequest,
  signers: readonly Signer[],
  secrets: readonly Secret[],
  mode: RemoteSignInMode,
): Promise<Cacao[]> {
  const { chains: _, ...fields } = { ...request, ...wrongFields(mode) }
  return Promise.all(
    signers.map(async (signer) => {
      const secret = secrets[signer.position]
      if (secret === undefined) throw new Error(`The phone has no account ${signer.position}.`)
      const own = privateKeyToAccount(bytesToHex(secret))
      const foreign = sandboxAccount(foreignAccount)
      const address = mode === 'not-granted' ? foreign.address : signer.address
      const iss = issuerOf({ ...signer, address })
      const key = mode === 'not-granted' || mode === 'other-signer' ? foreign : own
      const message = sdk.formatAuthMessage({ request: { ...request, ...wrongFields(mode) }, iss })
      const signature = await key.signMessage({ message })
      const s = mode === 'wrong-signature' ? `0x${'ab'.repeat(64)}1b` : signature
      return { h: { t: 'caip122' }, p: { iss, ...fields }, s: { t: 'eip191', s } }
    }),
  )
}

/** The members of the request that a wallet replaces before it signs. */
function wrongFields(mode: RemoteSignInMode): Partial<SignInRequest> {
  if (mode === 'other-nonce') return { nonce: '0123456789abcdefghij' }
  if (mode === 'other-domain') return { domain: 'other.example.com' }
  if (mode === 'other-statement') return { statement: 'Send all funds.' }
  if (mode === 'expired') return { exp: '2020-01-01T00:00:00.000Z' }
  return {}
}

const issuerOf = ({ chain, address }: Pick<Signer, 'chain' | 'address'>) =>
  `did:pkh:${chain}:${address}`
