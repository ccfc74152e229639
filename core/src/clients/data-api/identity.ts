import * as v from 'valibot'
import type { ClaimedIdentity } from '../../domain/account/name-record.ts'
import type { CaipAddress } from '../../domain/caip/caip.ts'
import { parseCaipAddress } from '../../domain/caip/caip-address.ts'
import { objectSchema } from '../http/object-schema.ts'
import { parse } from '../http/parse.ts'
import { checkName } from './normalize-name.ts'
import { safeImageUrl } from './schemas.ts'
import type { Service } from './service.ts'

const identitySchema = objectSchema({
  name: v.fallback(v.nullable(v.string()), null),
  avatar: safeImageUrl,
})

/**
 * Fetches the name and image that the service has for an address, each null if the service has none.
 * Null too for a name that is not normalised.
 */
export async function identity(
  service: Service,
  account: CaipAddress,
  sender: string | null,
  signal: AbortSignal,
): Promise<ClaimedIdentity> {
  const { address } = parseCaipAddress(account)
  const json = await service.get(['v1/identity', address], { sender }, signal)
  const { name, avatar } = parse(identitySchema, json)
  return { claimedName: name === null ? null : await checkName(name), claimedAvatar: avatar }
}
