import { bip122 } from '../../adapters/bip122/index.ts'
import { cosmos } from '../../adapters/cosmos/index.ts'
import { eip155 } from '../../adapters/eip155/index.ts'
import { polkadot } from '../../adapters/polkadot/index.ts'
import { solana } from '../../adapters/solana/index.ts'

/** The adapters of all namespaces, which verify their sign-ins. */
export const adapters = [eip155(), solana(), bip122(), polkadot(), cosmos()]
