import type { Platform } from '../../../platform/platform.ts'
import type { Money } from '../../money.ts'
import type { Chains } from '../../shared/chains.ts'
import { digestOf } from '../../shared/digest.ts'
import type { Reach } from '../reach.ts'
import { readAddress } from '../read-accounts.ts'
import { walletAssets } from './ask-assets.ts'
import { follow } from './follow.ts'
import { readMultiplier } from './multiplier.ts'
import { review } from './payload.ts'
import { pending } from './pending.ts'
import { prepare } from './prepare.ts'
import { receiver, token } from './receiver.ts'
import { recheck } from './recheck.ts'
import { reserve } from './reserve.ts'
import { submit } from './submit.ts'

export type MoneyParts = {
  platform: Pick<Platform, 'clock'>
  chains: Chains
  reach: Reach
  baseFeeMultiplier: string | number | null
}

/** Sending on Ethereum and its like. Comes with the first call. */
export function createMoney({
  platform: { clock },
  chains,
  reach,
  baseFeeMultiplier,
}: MoneyParts): Money {
  const multiplier = () => readMultiplier(baseFeeMultiplier)
  return {
    checkAddress: readAddress,
    receiver: receiver(chains),
    token: token(chains),
    walletAssets: walletAssets({ reach, clock }),
    reserve: reserve({ chains, multiplier }),
    prepare: prepare({ chains, multiplier }),
    review,
    digest: digestOf,
    recheck: recheck({ chains, reach, clock }),
    submit: submit({ reach, clock }),
    pending: pending(chains),
    follow: follow({ chains, clock, memories: new WeakMap() }),
  }
}
