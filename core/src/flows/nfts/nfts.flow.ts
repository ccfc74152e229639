import type { FlowCode } from '../../protocol/flow.ts'
import { nftsActors } from './nfts.actors.ts'
import { nftsInput } from './nfts.input.ts'
import { nftsMachine } from './nfts.machine.ts'
import { nftsReactions } from './nfts.reactions.ts'
import type { NftsInput, NftsView } from './nfts.types.ts'
import { nftsView } from './nfts.view.ts'

/** The code of the flow, loaded when it is first run. */
export const nftsCode = {
  id: 'nfts',
  chart: nftsMachine,
  actors: nftsActors,
  inputFrom: nftsInput,
  view: nftsView,
  reactions: nftsReactions,
} as unknown as FlowCode<NftsInput, NftsView, never, never>
