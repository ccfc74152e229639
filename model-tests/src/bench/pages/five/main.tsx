import { bip122 } from '@latchkit/core/adapters/bip122'
import { cosmos } from '@latchkit/core/adapters/cosmos'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { polkadot } from '@latchkit/core/adapters/polkadot'
import { solana } from '@latchkit/core/adapters/solana'
import * as networks from '@latchkit/core/networks'
import { show } from '../show.tsx'

show({
  adapters: [eip155(), solana(), polkadot(), bip122(), cosmos()],
  networks: [
    networks.mainnet,
    networks.solana,
    networks.polkadot,
    networks.bitcoin,
    networks.cosmosHub,
  ],
})
