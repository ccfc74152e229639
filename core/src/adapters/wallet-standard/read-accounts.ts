import { cleanText } from '../../domain/text/text.ts'
import { peek, readTexts } from '../shared/peek.ts'

/** One account as its wallet says it; whether the address fits its family of chains is the adapter's to see. */
export type StandardAccount = {
  address: string
  publicKey: Uint8Array
  chains: readonly string[]
  /** What the wallet calls it, cleaned; null: nothing. */
  label: string | null
  /** The wallet's own object: what its features want to be given. */
  own: object
}

const mostAccounts = 200

/** The accounts in a wallet's list, in its order; what is none is left out. */
export function readStandardAccounts(list: unknown): readonly StandardAccount[] {
  try {
    return Array.isArray(list) ? list.slice(0, mostAccounts).flatMap(readAccount) : []
  } catch {
    return []
  }
}

function readAccount(own: unknown): StandardAccount[] {
  const [address, publicKey, label] = ['address', 'publicKey', 'label'].map((key) => peek(own, key))
  if (
    typeof own !== 'object' ||
    own === null ||
    typeof address !== 'string' ||
    address.length > 256
  )
    return []
  const name = typeof label === 'string' ? cleanText(label) : ''
  const key = publicKey instanceof Uint8Array ? Uint8Array.from(publicKey) : new Uint8Array()
  return [
    {
      address,
      publicKey: key,
      chains: readTexts(peek(own, 'chains')),
      label: name === '' ? null : name,
      own,
    },
  ]
}
