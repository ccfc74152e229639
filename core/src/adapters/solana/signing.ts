import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { signErrors } from '../../errors/areas/sign.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { lazyLibrary } from '../shared/lazy-library.ts'
import { checkSignedIn } from './sign-in.ts'
import type { Signed, Signer } from './signer.types.ts'
import type { SolanaSignedIn, SolanaSignInInput } from './solana.types.ts'
import { type ParsedTransaction, parseTransaction } from './transactions.ts'
import { type SignatureClaim, verify } from './verify.ts'

/** Requests signatures and verifies them. Imported for the first signature. */
export type Signing = ReturnType<typeof createSigning>

export function createSigning(platform: Pick<Platform, 'page'>) {
  const load = lazyLibrary({ namespace: 'solana', library: null }, () => import('./ed25519.ts'))
  const check = async (claim: SignatureClaim): Promise<void> => {
    if (!(await verify({ platform, load }, claim)))
      throw new KitError(signErrors, 'sign/not-verified', {}, { cause: claim.signature })
  }
  /** Verifies the returned transaction and not `requested`: the wallet may change it. */
  const verifySigned = async (
    requested: ParsedTransaction,
    signed: Signed,
    address: string,
  ): Promise<Uint8Array> => {
    const bytes =
      'transaction' in signed
        ? signed.transaction
        : requested.withSignature(address, signed.signature)
    const { messageBytes: message, signatureBy } = parseSigned(bytes)
    const signature = signatureBy(address)
    if (!signature) throw new KitError(rpcErrors, 'rpc/internal', {}, { cause: bytes })
    await check({ address, message, signature })
    return bytes
  }
  return {
    async message(
      { address, signMessage }: Signer,
      message: Uint8Array,
      signal: AbortSignal,
    ): Promise<Uint8Array> {
      const signature = await signMessage(message, signal)
      await check({ address, message, signature })
      return signature
    },
    async transactions(
      signer: Signer,
      transactions: readonly Uint8Array[],
      network: CaipNetworkId,
      signal: AbortSignal,
    ) {
      if (transactions.length === 0) return []
      const requested = transactions.map((bytes) => parseSignable(bytes, signer.address))
      const signed = await signer.signTransactions(transactions, network, signal)
      return Promise.all(
        requested.map((transaction, index) =>
          verifySigned(
            transaction,
            signed[index] ?? { transaction: new Uint8Array() },
            signer.address,
          ),
        ),
      )
    },
    async signIn(
      signIn: NonNullable<Signer['signIn']>,
      input: SolanaSignInInput,
      signal: AbortSignal,
    ): Promise<SolanaSignedIn> {
      const inputWithDomain = {
        ...input,
        domain: input.domain ?? hostOf(platform.page.facts().url),
      }
      const signedIn = await signIn(inputWithDomain, signal)
      checkSignedIn(inputWithDomain, signedIn)
      const { address, signedMessage: message, signature } = signedIn
      await check({ address, message, signature })
      return signedIn
    },
    parse: parseTransaction,
    parseSignable,
  }
}

/** Parses a transaction of the page. Throws `rpc/invalid-params` unless the address is a signer. */
function parseSignable(bytes: Uint8Array, address: string): ParsedTransaction {
  const transaction = parseTransaction(bytes)
  if (transaction.signatureBy(address) === undefined)
    throw new KitError(rpcErrors, 'rpc/invalid-params', {}, { cause: bytes })
  return transaction
}

/** Parses a transaction of a wallet. Throws `rpc/internal` if it is invalid. */
function parseSigned(bytes: Uint8Array): ParsedTransaction {
  try {
    return parseTransaction(bytes)
  } catch (cause) {
    throw new KitError(rpcErrors, 'rpc/internal', {}, { cause })
  }
}

const hostOf = (url: string) => new URL(url).host
