import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { lazyLibrary } from '../shared/lazy-library.ts'
import { checkSignedIn } from './sign-in.ts'
import type { Signed, Signer } from './signer.types.ts'
import type { SolanaSignedIn, SolanaSignInInput } from './solana.types.ts'
import { type ReadTransaction, readTransaction } from './transactions.ts'
import { type Claim, verify } from './verify.ts'

/** Asks a wallet to sign, and believes nothing that can be checked. Loaded with the first signature. */
export type Signing = ReturnType<typeof createSigning>

export function createSigning(platform: Pick<Platform, 'page'>) {
  const load = lazyLibrary({ namespace: 'solana', library: null }, () => import('./ed25519.ts'))
  const check = async (claim: Claim): Promise<void> => {
    if (!(await verify({ platform, load }, claim)))
      throw new KitError('sign/not-verified', {}, { cause: claim.signature })
  }
  /** The wallet may have altered the transaction: what it signed is what counts from here on. */
  const believed = async (
    asked: ReadTransaction,
    given: Signed,
    address: string,
  ): Promise<Uint8Array> => {
    const bytes =
      'transaction' in given ? given.transaction : asked.signedBy(address, given.signature)
    const { messageBytes: message, signatureBy } = answered(bytes)
    const signature = signatureBy(address)
    if (!signature) throw new KitError('rpc/internal', {}, { cause: bytes })
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
      const asked = transactions.map((one) => askable(one, signer.address))
      const given = await signer.signTransactions(transactions, network, signal)
      return Promise.all(
        asked.map((one, place) =>
          believed(one, given[place] ?? { transaction: new Uint8Array() }, signer.address),
        ),
      )
    },
    async signIn(
      ask: NonNullable<Signer['signIn']>,
      input: SolanaSignInInput,
      signal: AbortSignal,
    ): Promise<SolanaSignedIn> {
      const whole = { ...input, domain: input.domain ?? hostOf(platform.page.facts().url) }
      const signedIn = await ask(whole, signal)
      checkSignedIn(whole, signedIn)
      const { address, signedMessage: message, signature } = signedIn
      await check({ address, message, signature })
      return signedIn
    },
    /** What was given to be sent by a wallet, and what came back from one. */
    read: readTransaction,
    askable,
  }
}

/** Ours to sign, or `rpc/invalid-params`. */
function askable(bytes: Uint8Array, address: string): ReadTransaction {
  const transaction = readTransaction(bytes)
  if (transaction.signatureBy(address) === undefined)
    throw new KitError('rpc/invalid-params', {}, { cause: bytes })
  return transaction
}

function answered(bytes: Uint8Array): ReadTransaction {
  try {
    return readTransaction(bytes)
  } catch (cause) {
    throw new KitError('rpc/internal', {}, { cause })
  }
}

const hostOf = (url: string) => new URL(url).host
