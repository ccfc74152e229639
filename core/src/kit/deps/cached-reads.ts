import * as v from 'valibot'
import {
  displayText,
  optionalNumber,
  optionalPrice,
  safeImageUrl,
} from '../../clients/data-api/schemas.ts'
import { objectSchema } from '../../clients/http/object-schema.ts'
import type { NativeBalance } from '../../domain/account/account.ts'
import type { ClaimedIdentity, NameRecord } from '../../domain/account/name-record.ts'
import { type CaipAddress, type CaipNetworkId, isCaipNetworkId } from '../../domain/caip/caip.ts'
import { isCaipAddress } from '../../domain/caip/caip-address.ts'
import { timeouts } from '../../domain/constants.ts'
import type { TokenBalance } from '../../domain/token/token-balance.ts'
import type { Clock } from '../../platform/platform.ts'
import { createCachedRead } from '../../resource/cached-read.ts'
import type { Storage } from '../../storage/storage.ts'

type Place = { storage: Storage; clock: Clock }

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const decimals = v.pipe(count, v.maxValue(255))
const balanceSchema: v.GenericSchema<unknown, NativeBalance> = objectSchema({
  value: v.pipe(v.string(), v.regex(/^\d{1,80}$/)),
  decimals,
  symbol: v.string(),
})
type Portfolio = { status: 'read'; tokens: readonly TokenBalance[]; hidden: number }
const portfolioSchema: v.GenericSchema<unknown, Portfolio> = objectSchema({
  status: v.literal('read'),
  tokens: v.array(
    objectSchema({
      name: displayText,
      symbol: displayText,
      chainId: v.custom<CaipNetworkId>(isCaipNetworkId),
      address: v.custom<CaipAddress | null>((value) => value === null || isCaipAddress(value)),
      value: optionalNumber,
      price: optionalPrice,
      quantity: objectSchema({
        decimals,
        numeric: v.pipe(v.string(), v.regex(/^\d{1,100}(\.\d{1,255})?$/)),
      }),
      iconUrl: safeImageUrl,
    }),
  ),
  hidden: count,
})
const claimsSchema: v.GenericSchema<unknown, readonly ClaimedIdentity[]> = v.array(
  objectSchema({ claimedName: v.nullable(displayText), claimedAvatar: safeImageUrl }),
)
const nameSchema: v.GenericSchema<unknown, readonly NameRecord[]> = v.array(
  objectSchema({
    name: displayText,
    addresses: v.record(v.string(), v.string()),
    avatar: safeImageUrl,
  }),
)

/** Native balances by CAIP-10 id, for 30 s. */
export const createNativeBalances = (place: Place) =>
  createCachedRead({
    ...place,
    key: 'native_balance_cache',
    lifetime: timeouts.balanceCache,
    schema: balanceSchema,
  })

/** Tokens by CAIP-10 id, for 30 s. Resolves with `failedLately` for 30 s after a failure. */
export const createPortfolios = (place: Place) =>
  createCachedRead({
    ...place,
    key: 'portfolio_cache',
    lifetime: timeouts.balanceCache,
    schema: portfolioSchema,
    block: { duration: timeouts.balancePause, value: { status: 'failedLately' as const } },
  })

/** Names and images that the service has for a CAIP-10 id or an address, for 5 min. */
export const createIdentities = (place: Place) =>
  createCachedRead({
    ...place,
    key: 'identity_cache',
    lifetime: timeouts.nameCache,
    schema: claimsSchema,
  })

/** The record of a name, for 5 min. Empty if the name is not registered. */
export const createNames = (place: Place) =>
  createCachedRead({
    ...place,
    key: 'name_cache',
    lifetime: timeouts.nameCache,
    schema: nameSchema,
  })
