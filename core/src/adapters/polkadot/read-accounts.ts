import { type CaipNetworkId, caipNetworkIdOf } from '../../domain/caip/caip.ts'
import { cleanText } from '../../domain/text/text.ts'
import { safeGet } from '../../domain/unknown.ts'
import { type AccountId, isSame, readAddress } from './account-id.ts'

/** One account as its extension shared it. */
export type SharedAccount = {
  /** As the extension writes it: what it wants to be asked with. */
  address: string
  id: AccountId
  /** What the visitor called it, cleaned. */
  name: string | null
  /** The only chain it may be used on, where the visitor bound it to one. */
  boundTo: CaipNetworkId | null
}

const mostAccounts = 200

/** The accounts in an extension's list, each once, in its order; what is none is left out. null: not even a list, or nothing but rubbish (fault case B3). */
export function readAccounts(answer: unknown): readonly SharedAccount[] | null {
  try {
    if (!Array.isArray(answer)) return null
    const read = Array.from(answer.slice(0, mostAccounts), readAccount).filter(
      (account) => account !== null,
    )
    if (read.length === 0 && answer.length > 0) return null
    return read.filter(({ id }, place) => read.findIndex((one) => isSame(one.id, id)) === place)
  } catch {
    return null
  }
}

function readAccount(value: unknown): SharedAccount | null {
  const [address, said, genesis] = ['address', 'name', 'genesisHash'].map((key) =>
    safeGet(value, key),
  )
  const id = readAddress(address)
  if (typeof address !== 'string' || id === null) return null
  const name = typeof said === 'string' ? cleanText(said) : ''
  return { address, id, name: name === '' ? null : name, boundTo: readGenesis(genesis) }
}

/** CAIP-2 takes the first half of a genesis hash. A hash that is none binds to a chain that is none. */
function readGenesis(genesis: unknown): CaipNetworkId | null {
  if (genesis === null || genesis === '') return null
  const hash =
    typeof genesis === 'string' && /^0x[0-9a-f]{64}$/i.test(genesis)
      ? genesis.slice(2, 34).toLowerCase()
      : 'unknown'
  return caipNetworkIdOf('polkadot', hash)
}
