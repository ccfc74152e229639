import * as v from 'valibot'
import { type CaipAddress, parseCaipAddress } from '../../domain/caip/caip.ts'
import type { Identity } from '../../domain/token/token-balance.ts'
import { picture, read, shownText } from './rows.ts'
import type { Service } from './service.ts'

const schema = v.object({ name: v.fallback(v.nullable(shownText), null), avatar: picture })

/** Name and picture of an address. */
export async function identity(
  service: Service,
  account: CaipAddress,
  sender: string | null,
  signal: AbortSignal,
): Promise<Identity> {
  const { address } = parseCaipAddress(account)
  const { name, avatar } = read(
    schema,
    await service.get(['v1/identity', address], { sender }, signal),
  )
  return { name: name === '' ? null : name, avatar }
}
